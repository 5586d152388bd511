"""The HTTP addresses as a page without script and style, so that no policy stands in its way."""

from html import escape
from typing import Any

from litestar.openapi.plugins import OpenAPIRenderPlugin

from flambeur.house.litestar_types import HouseRequest

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title></head>
<body>
<h1>{title}</h1>
<p>The HTTP addresses of this house. <a href="{json}">The same as OpenAPI</a>, for programs.</p>
<dl>
{operations}
</dl>
</body>
</html>
"""
OPERATION = "<dt><code>{} {}</code></dt><dd>{}</dd>"


class SchemaPage(OpenAPIRenderPlugin):
    """Each address with what it is for."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: HouseRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        operations = (
            OPERATION.format(method.upper(), escape(path), escape(operation.get("summary", "")))
            for path, methods in openapi_schema["paths"].items()
            for method, operation in methods.items()
        )
        title, json = escape(openapi_schema["info"]["title"]), escape(self.get_openapi_json_route(request))
        json = f"{request.scope['root_path']}{json}"
        return PAGE.format(title=title, json=json, operations="\n".join(operations)).encode()
