/** Where the person is, and how they get elsewhere without loading the page again. */
import { pathWithin } from "./place";
import { routeOf, type Route } from "./routes";

class Router {
  route = $state.raw<Route>({ page: "lobby" });

  begin(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
    // Who hears the page is told that it is another one.
    requestAnimationFrame(() => document.querySelector("main")?.focus({ preventScroll: true }));
  }

  /** Changes the address to say more about the same page. */
  note(address: string): void {
    history.replaceState(null, "", address);
  }

  #read(): void {
    this.route = routeOf(new URL(location.href));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = pathWithin(link.pathname);
    if (path === null || path.startsWith("/api/") || path.startsWith("/schema")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
