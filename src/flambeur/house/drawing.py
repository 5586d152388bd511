"""Small pictures drawn without a library: shapes with smooth edges, and the file format PNG."""

import struct
import zlib
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.float32]
Point = tuple[float, float]
PNG_HEAD = b"\x89PNG\r\n\x1a\n"


class Canvas:
    """A picture of some width and height; all measures are in pixels, from the top left corner."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width, self.height = width, height
        self.pixels: Pixels = np.broadcast_to(colour(ground), (height, width, 3)).astype(np.float32)

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """A filled circle."""
        part = self._part(x - radius, y - radius, x + radius, y + radius)
        part.fill(np.hypot(part.x - x, part.y - y) - radius, fill)

    def glow(self, x: float, y: float, radius: float, fill: str, strength: float) -> None:
        """Light that fades out."""
        part = self._part(x - radius, y - radius, x + radius, y + radius)
        near = np.clip(1 - np.hypot(part.x - x, part.y - y) / radius, 0, 1)
        part.blend(near * near * strength, fill)

    def box(self, x: float, y: float, width: float, height: float, radius: float, fill: str) -> None:
        """A filled rectangle with round corners."""
        part = self._part(x, y, x + width, y + height)
        across = np.abs(part.x - x - width / 2) - width / 2 + radius
        down = np.abs(part.y - y - height / 2) - height / 2 + radius
        outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
        part.fill(outside + np.minimum(np.maximum(across, down), 0) - radius, fill)

    def polygon(self, points: Sequence[Point], fill: str, strength: float = 1.0) -> None:
        """A filled shape with straight edges."""
        xs, ys = zip(*points, strict=True)
        part = self._part(min(xs), min(ys), max(xs), max(ys))
        distance = np.full(np.broadcast_shapes(part.x.shape, part.y.shape), np.inf, np.float32)
        inside = np.zeros(distance.shape, bool)
        for start, end in zip(points, [*points[1:], points[0]], strict=True):
            distance = np.minimum(distance, part.from_edge(start, end))
            inside ^= part.is_left_of(start, end)
        part.fill(np.where(inside, -distance, distance), fill, strength)

    def png(self) -> bytes:
        """The picture as a file."""
        rows = np.zeros((self.height, 1 + 3 * self.width), np.uint8)  # each row begins with its filter: none
        rows[:, 1:] = np.rint(self.pixels).astype(np.uint8).reshape(self.height, -1)
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes())), (b"IEND", b""))
        return PNG_HEAD + b"".join(_chunk(name, content) for name, content in parts)

    def _part(self, left: float, top: float, right: float, bottom: float) -> "Part":
        """The pixels that a shape can touch, its smooth edge included."""
        return Part(
            self.pixels,
            slice(max(0, int(left) - 1), min(self.width, int(right) + 2)),
            slice(max(0, int(top) - 1), min(self.height, int(bottom) + 2)),
        )


class Part:
    """Some columns and rows of a picture: to paint a small shape, one need not look at all of it."""

    def __init__(self, pixels: Pixels, columns: slice, rows: slice) -> None:
        self._pixels = pixels[rows, columns]
        self.x = np.arange(columns.start, columns.stop, dtype=np.float32)[None, :] + np.float32(0.5)
        self.y = np.arange(rows.start, rows.stop, dtype=np.float32)[:, None] + np.float32(0.5)

    def from_edge(self, start: Point, end: Point) -> Pixels:
        """How far every pixel is from an edge."""
        (ax, ay), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
        along = np.clip(((self.x - ax) * dx + (self.y - ay) * dy) / (dx * dx + dy * dy or 1.0), 0, 1)
        nearest: Pixels = np.hypot(self.x - ax - along * dx, self.y - ay - along * dy)
        return nearest

    def is_left_of(self, start: Point, end: Point) -> npt.NDArray[np.bool_]:
        """Whether a line from a pixel to the right meets the edge."""
        (ax, ay), (bx, by) = start, end
        slope = (bx - ax) / (by - ay) if by != ay else 0.0
        meets: npt.NDArray[np.bool_] = ((self.y < ay) != (self.y < by)) & (
            self.x < ax + (self.y - ay) * slope
        )
        return meets

    def fill(self, distance: Pixels, fill: str, strength: float = 1.0) -> None:
        """Paint what is within the shape, half of what lies on its edge."""
        self.blend(np.clip(0.5 - distance, 0, 1) * strength, fill)

    def blend(self, cover: Pixels, fill: str) -> None:
        """Paint, as strongly as it says for each pixel."""
        self._pixels += cover[..., None] * (colour(fill) - self._pixels)


def colour(name: str) -> Pixels:
    """A colour written as #rrggbb."""
    return np.array([int(name[i : i + 2], 16) for i in (1, 3, 5)], np.float32)


def curve(start: Point, *beziers: tuple[Point, Point, Point]) -> list[Point]:
    """Points along cubic curves, each given by two handles and an end."""
    points, at = [start], start
    for one, two, end in beziers:
        for step in range(1, 17):
            t = step / 16
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            given = (at, one, two, end)
            points.append(
                (
                    sum(w * p[0] for w, p in zip(weights, given, strict=True)),
                    sum(w * p[1] for w, p in zip(weights, given, strict=True)),
                )
            )
        at = end
    return points


def _chunk(name: bytes, content: bytes) -> bytes:
    check = zlib.crc32(name + content)
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", check)
