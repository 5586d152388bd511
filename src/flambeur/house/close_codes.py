"""Why the house closes a live connection; several reasons share a code of WebSocket."""

from litestar.status_codes import (
    WS_1003_UNSUPPORTED_DATA,
    WS_1008_POLICY_VIOLATION,
    WS_1011_INTERNAL_ERROR,
    WS_1013_TRY_AGAIN_LATER,
)

RUBBISH = WS_1003_UNSUPPORTED_DATA  # too often, or as the first message
WRONG_ORIGIN = WS_1008_POLICY_VIOLATION
NO_SUCH_TABLE = WS_1008_POLICY_VIOLATION
NOT_INVITED = WS_1008_POLICY_VIOLATION
SILENT = WS_1008_POLICY_VIOLATION  # did not say in time which entries it has
TOO_FAST = WS_1008_POLICY_VIOLATION
OUR_MISTAKE = WS_1011_INTERNAL_ERROR
TOO_SLOW = WS_1013_TRY_AGAIN_LATER  # did not take what it was sent, and may come back for it
