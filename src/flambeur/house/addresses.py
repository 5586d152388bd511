"""Addresses of clients: which are counted as one."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

HOUSEHOLD = 64  # bits of an IPv6 address: one household has all that begin alike


@lru_cache(4096)
def household_of(address: str) -> str:
    """The address as limits count it."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(ip, IPv6Address):
        return address
    return str(ip.ipv4_mapped or ip_network((ip.packed, HOUSEHOLD), strict=False))
