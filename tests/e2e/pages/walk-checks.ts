// Each runs in the browser, so it uses nothing of this file.

declare global {
  interface Window {
    violations: string[];
  }
}

/** Texts in `root` that the pseudo-language has not changed. People's own words are isolated in markup, code runs from left to right. */
export function plainTexts(root: Element): string[] {
  // Brands, the sources of the map, the other language's own name, a currency, and the words of dates, which come from Intl.
  const KNOWN =
    /\b(?:Maidan|altcha|leaflet|Natural Earth|GeoNames|English|PKR|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b/g;
  const isPlain = (text: string) =>
    /[A-Za-z]{3,}/.test(
      text.replace(/\[.*\]|^[^[\]]*\]|\[[^[\]]*$|\S+(?:@|:\/\/)\S*/gs, '').replace(KNOWN, ''),
    );
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement || !parentElement.checkVisibility()) continue;
    if (parentElement.closest('script, style, bdi, [dir=auto], [dir=ltr], address')) continue;
    if (nodeValue && isPlain(nodeValue)) found.push(`plain: ${nodeValue.trim()}`);
  }
  for (const name of ['aria-label', 'placeholder']) {
    for (const element of [root, ...root.querySelectorAll(`[${name}]`)]) {
      const text = element.getAttribute(name) ?? '';
      if (isPlain(text)) found.push(`plain ${name}: ${text}`);
    }
  }
  return found;
}

/** Texts in `root` that are cut off at the edge of an element without a sign of it. */
export function clippedTexts(root: Element): string[] {
  const nameOf = (element: Element) =>
    [element.localName, ...[...element.classList].slice(0, 5)].join('.');
  const isMarked = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || !['', 'none'].includes(webkitLineClamp);
  /** Whether an element between the text and the box clips the text already. It is checked itself. */
  const endsBefore = (box: Element, parent: Element) => {
    for (let at: Element | null = parent; at && at !== box; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    }
    return false;
  };
  const cutBy = (box: Element) => {
    const left = box.getBoundingClientRect().left + box.clientLeft;
    const right = left + box.clientWidth;
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, nodeValue } = texts.currentNode;
      if (!nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('[aria-hidden=true]') || endsBefore(box, parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      // A slide that is wholly outside is not clipped.
      const isCut = [...range.getClientRects()].some(
        (line) =>
          line.left < right - 1 &&
          line.right > left + 1 &&
          (line.right > right + 1 || line.left < left - 1),
      );
      if (isCut) cut.push(nodeValue.trim());
    }
    return cut;
  };
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const { clientWidth, clientHeight, scrollWidth } = element;
    // Text only for screen readers is a pixel in size.
    if (clientWidth <= 1 || clientHeight <= 1 || scrollWidth - clientWidth <= 1) return [];
    const style = getComputedStyle(element);
    if (!/hidden|clip/.test(style.overflowX) || isMarked(style)) return [];
    return cutBy(element).map((text) => `clipped by ${nameOf(element)}: ${text}`);
  });
}

/** Whether the document scrolls sideways, and the elements beyond its edge. */
export function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 0.5 || left < -0.5;
    })
    .slice(0, 5)
    .map((element) => element.outerHTML.slice(0, 120));
  return [`scrolls sideways by ${scrollWidth - clientWidth} px: ${beyond.join(' | ')}`];
}

/** Words in headings that are broken across two lines although they would fit on one. */
export function brokenWords(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const room = main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const broken: string[] = [];
  for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
    if (!heading.checkVisibility()) continue;
    const { bottom } = heading.getBoundingClientRect();
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<![\p{L}\p{N}])[\p{L}’']+(?![\p{L}\p{N}])/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // A heading that is cut after some lines has the others below its box, where nobody sees them.
        const rects = [...range.getClientRects()].filter(({ top }) => top < bottom);
        const width = rects.reduce((sum, rect) => sum + rect.width, 0);
        const lines = new Set(rects.map((rect) => Math.round(rect.top)));
        if (lines.size > 1 && width <= room) {
          broken.push(`broken word: ${word} (${heading.textContent})`);
        }
      }
    }
  }
  return broken;
}

/** Titles whose lower lines are cut off. */
export function clippedTitles(): string[] {
  return (
    [...document.querySelectorAll('main h1:not(.sr-only)')]
      // Letters may exceed the line of a title with visible overflow.
      .filter((title) => getComputedStyle(title).overflow !== 'visible')
      .filter((title) => title.checkVisibility() && title.scrollHeight > title.clientHeight + 1)
      .map((title) => `clipped title: ${title.outerHTML}`)
  );
}

/** Headings and names that do not begin where their neighbours do once all are Urdu, on a page from left to right. */
export function strayUrduNames([name, urdu]: readonly [string, string]): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue } = texts.currentNode;
    if (nodeValue?.includes(name)) texts.currentNode.nodeValue = nodeValue.replaceAll(name, urdu);
  }
  return [...document.querySelectorAll('main :is(h1, h2, h3, bdi)')]
    .filter((heading) => heading.checkVisibility() && !heading.closest('[aria-hidden]'))
    .flatMap((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const text = range.getClientRects()[0];
      const style = getComputedStyle(heading);
      const centred = style.textAlign.includes('center');
      const start = heading.getBoundingClientRect().left + parseFloat(style.paddingLeft);
      // A name inside a sentence follows the sentence.
      if (style.display === 'inline') return [];
      return text && !centred && text.left - start > 2 ? [`stray: ${heading.outerHTML}`] : [];
    });
}

/** Elements whose name a language has left empty. */
export function emptyNames(): string[] {
  const named = [...document.querySelectorAll('a, button, label, h1, h2, h3, h4, [aria-label]')];
  return named
    .filter((element) => element.checkVisibility() && !element.hasAttribute('aria-labelledby'))
    .filter((element) => !(element.getAttribute('aria-label') ?? element.textContent)?.trim())
    .filter((element) => !element.querySelector('[aria-label], img:not([alt=""])'))
    .map((element) => `no name: ${element.outerHTML.slice(0, 200)}`);
}

/** Codes of the program in place of words, and names of time zones. */
export function rawCodes(): string[] {
  const raw =
    /\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b|\[object |\b(?:Africa|America|Asia|Europe)\/[A-Z]/;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.checkVisibility() || parentElement.closest('script, style, code, bdi')) {
      continue;
    }
    const [code] = raw.exec(nodeValue ?? '') ?? [];
    if (code) found.push(`raw code: ${nodeValue}`);
  }
  return found;
}

/** Whether React has taken over a page of Next and no other, and what the content policy has refused. */
export function lifeAndPolicy(): string[] {
  const hydrated = [...document.querySelectorAll('body *')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );
  const isFinished = !('__next_f' in window);
  const faults = hydrated === isFinished ? [`hydrated: ${hydrated}`] : [];
  return [...faults, ...window.violations.map((each) => `refused by the policy: ${each}`)];
}
