// What score.py judges, found on the page itself. `seen` was set up before the page was opened.
() => {
  const resources = performance.getEntriesByType("resource");
  const [page] = performance.getEntriesByType("navigation");
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
  const bytes = (entries) => entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0);

  /** Requests and bytes that had come by then, with the page itself. */
  function until(time) {
    const come = resources.filter((entry) => entry.responseEnd <= time);
    return [1 + come.length, bytes([page, ...come])];
  }

  function isSeen(element) {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isThere = box.width > 1 && box.height > 1 && box.bottom > 0 && box.right > 0;
    return isThere && style.visibility === "visible" && !element.closest(".quiet, [hidden], svg");
  }

  function isText(element) {
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  }

  /** A link within a sentence is as high as its line, and may be. */
  function isInSentence(element) {
    return element.tagName === "A" && getComputedStyle(element).display === "inline";
  }

  /** What belongs to a label is hit by hitting the label. */
  function isSmall(element) {
    const boxes = [element, ...(element.labels ?? [])].map((part) => part.getBoundingClientRect());
    const extent = (from, to) =>
      Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
    return Math.min(extent("left", "right"), extent("top", "bottom")) < 43.5;
  }

  function isTarget(element) {
    const isShown = [element, ...(element.labels ?? [])].some(isSeen);
    return isShown && !element.closest("[aria-hidden=true]") && !isInSentence(element);
  }

  function hasSize(picture) {
    const attributes = picture.tagName === "IMG" ? ["width", "height"] : ["viewBox"];
    return attributes.every((name) => picture.hasAttribute(name));
  }

  const nameOf = (element) =>
    `${element.tagName.toLowerCase()} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}`;
  const content = (name) => document.querySelector(`meta[name=${name}]`)?.content ?? "";
  const isOwn = (address) => new URL(address, location.href).origin === location.origin;
  const texts = [...document.body.querySelectorAll("*")].filter((element) => isText(element) && isSeen(element));
  const targets = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(isTarget);
  const pictures = [...document.querySelectorAll("img, svg")];
  const faces = [...document.styleSheets]
    .filter((sheet) => isOwn(sheet.href ?? ""))
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.style.src.includes("url"));

  return {
    first: until(first),
    largest: until(seen.largest || Infinity),
    shift: seen.shift,
    blocking: resources.filter((entry) => entry.renderBlockingStatus === "blocking").map((entry) => entry.name),
    script: bytes(resources.filter((entry) => entry.name.endsWith(".js"))),
    fonts: resources.filter((entry) => entry.name.endsWith(".woff2")).map((entry) => entry.name),
    preloaded: [...document.querySelectorAll("link[rel=preload][as=font]")].map((link) => link.href),
    hiding: faces.filter((face) => !["swap", "fallback", "optional"].includes(face.style.fontDisplay)).length,
    pictures: pictures.length,
    unsized: pictures.filter((picture) => !hasSize(picture)).map(nameOf),
    texts: texts.length,
    tiny: texts.filter((text) => parseFloat(getComputedStyle(text).fontSize) < 12).map(nameOf),
    targets: targets.length,
    narrow: targets.filter(isSmall).map(nameOf),
    viewport: content("viewport"),
    description: content("description"),
    lang: document.documentElement.lang,
    title: document.title,
  };
};
