import type { Page } from 'playwright-core';

/** Widths and sizes of text (percent) that every screen has room for. */
export const smallScreens = [
  [320, 100],
  [360, 100],
  [360, 200],
] as const;

/** Makes the page as wide as a phone, its text as large as a reader sets it. */
export async function beSmall(page: Page, width: number, percent: number): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** What sticks out of the screen, pairs of texts printed over each other, and texts that their own box cuts off. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const wide = document.documentElement.scrollWidth - innerWidth;
    const faults = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    const top = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; box: DOMRect; message: Element | null }[] = [];
    const range = document.createRange();
    const frozen = (text: string) => text.slice(0, 40);
    // What overflows a scrolling box is visible only inside it.
    const scroller = (element: Element): Element | null => {
      for (let one: Element | null = element; one && one !== top; one = one.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
      }
      return null;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!holder || text === '' || holder.closest('.visually-hidden, [aria-hidden="true"]'))
        continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (holder.closest('option, noscript, script, style')) continue;
      const scrolled = scroller(holder)?.getBoundingClientRect();
      const control = holder.closest('button, summary, label')?.getBoundingClientRect();
      // A message lies over the page until it goes by itself.
      const message = holder.closest('[aria-label="Powiadomienia"]');
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        if (scrolled && (box.top > scrolled.bottom - 4 || box.bottom < scrolled.top + 4)) continue;
        if (scrolled && (box.left > scrolled.right - 4 || box.right < scrolled.left + 4)) continue;
        // Spaces hang over the end of a line that keeps them.
        if (scrolled && scrolled.right <= innerWidth && scrolled.left >= 0) {
          boxes.push({ text, box, message });
          continue;
        }
        if (box.right > innerWidth + 1 || box.left < -1) faults.push(`outside: ${frozen(text)}`);
        if (control && (box.right > control.right + 1 || box.left < control.left - 1)) {
          faults.push(`outside its control: ${frozen(text)}`);
        }
        boxes.push({ text, box, message });
      }
    }
    for (const box of top.querySelectorAll<HTMLElement>('*')) {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box);
      const isCut =
        box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      if (isCut && (textOverflow === 'ellipsis' || !/none|^$/.test(webkitLineClamp))) {
        faults.push(`cut: ${frozen(box.innerText)}`);
      }
    }
    boxes.forEach(({ text, box, message }, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (message !== other.message) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Boxes of lines are taller than their letters.
        if (across > 3 && down > Math.min(box.height, other.box.height) * 0.5) {
          faults.push(`over each other: ${frozen(text)} | ${frozen(other.text)}`);
        }
      }
    });
    return [...new Set(faults)];
  });
}

/**
 * Controls that a thumb misses: smaller than 44 px, or covered by something else. Links inside a sentence are
 * exempt, and gaps of a letter are as high as its lines.
 */
export function thumbFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'button, summary, select, textarea, input, a[href], [role="tab"]';
    const nameOf = (element: Element | null) =>
      (element?.getAttribute('aria-label') ?? element?.textContent ?? 'nothing')
        .trim()
        .slice(0, 40);
    const faults: string[] = [];
    const top = document.querySelector('dialog[open]') ?? document.body;
    for (const control of top.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const isTick =
        control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type);
      // A tick is pressed by way of its words.
      const target = isTick ? (control.closest('label') ?? control) : control;
      if (target.closest('.visually-hidden') !== null) continue;
      // The target-size rule exempts links within a sentence.
      if (control.matches('a') && getComputedStyle(control).display === 'inline') continue;
      const isGap = !isTick && control.matches('section[tabindex] :is(input, textarea)');
      const least = isGap ? 24 : 43.5;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      // What waits above the screen comes into it with the focus of the keyboard only.
      if (box.bottom <= 0) continue;
      if (box.width < least || box.height < least) {
        faults.push(
          `small: ${nameOf(control)} ${Math.round(box.width)} x ${Math.round(box.height)}`,
        );
      }
      if (isGap) continue;
      // A message goes by itself, and what is under it waits as long.
      for (const message of document.querySelectorAll<HTMLElement>(
        '[aria-label="Powiadomienia"] > *',
      )) {
        message.style.visibility = 'hidden';
      }
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (hit === null || !(target.contains(hit) || hit.contains(target))) {
        faults.push(`covered: ${nameOf(target)} by ${nameOf(hit)}`);
      }
    }
    scrollTo(0, 0);
    return faults;
  });
}

/** Controls that the Tab key does not reach; of a row of tabs one is reached, the others by arrows. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const selector = 'button, summary, select, textarea, input, a[href], [role="tab"]';
    const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        control.getAttribute('role') !== 'tab' &&
        // Of a group of choices the key reaches one, the arrows the others.
        !control.matches('label ~ label > input[type=radio]:not(:checked)') &&
        !control.matches(':disabled') &&
        control.closest('[inert]') === null,
    );
    for (const control of seen) control.dataset.unreached = '';
    (document.activeElement as HTMLElement | null)?.blur();
    return seen.length;
  });
  for (let press = 0; press < count + 8; press += 1) {
    await page.keyboard.press('Tab');
    const left = await page.evaluate(() => {
      const reached = document.activeElement;
      if (reached instanceof HTMLElement) delete reached.dataset.unreached;
      return document.querySelectorAll('[data-unreached]').length;
    });
    if (left === 0) break;
  }
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-unreached]')].map((control) => {
      delete control.dataset.unreached;
      return control.getAttribute('aria-label') ?? control.innerText;
    }),
  );
}
