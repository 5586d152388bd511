"""Games from elsewhere that cannot be had here."""

from dataclasses import replace

from examples.high_card import HIGH_CARD

SHOUTING = replace(HIGH_CARD, name="HIGH CARD")
DOUBLE = replace(HIGH_CARD, name="las-vegas")
