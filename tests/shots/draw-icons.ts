import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';

import { launchBrowser } from '#tests/support/browser.ts';

/*
 * Draws the icons and the social card from the one drawing (frontend/public/favicon.svg); run it when that changes:
 *   node tests/shots/draw-icons.ts
 * The headings' face comes from a build (`npm run build:site` leaves it in .local/fonts).
 */

const repository = resolve(import.meta.dirname, '../..');
const publicFolder = join(repository, 'frontend/public');

const PAPER = '#faf8f3';
const INK = '#1b2433';
const SOFT = '#55606f';
const MARKER = '#ffe58a';

type Picture = { file: string; width: number; height: number; body: string };

/** The mark in the middle of a square of paper; a maskable icon keeps it inside the circle platforms cut out. */
function icon(file: string, size: number, share: number, mark: string): Picture {
  const edge = Math.round(size * share);
  return {
    file,
    width: size,
    height: size,
    body: `<div class="square"><img src="${mark}" width="${edge}" height="${edge}" alt=""></div>`,
  };
}

function socialCard(mark: string): Picture {
  return {
    file: 'icons/social-card.png',
    width: 1200,
    height: 630,
    body: `<div class="card">
      <div>
        <p class="word"><img src="${mark}" width="84" height="84" alt="">Listownik</p>
        <p class="claim">Zrozum pismo,<br>zanim <span>odpowiesz</span></p>
        <p class="soft">Co zrobić, do kiedy i jak odpowiedzieć.</p>
      </div>
      <svg width="330" height="420" viewBox="14 4 68 86" fill="none" stroke="${INK}" stroke-width="1.1"
        stroke-linecap="round" stroke-linejoin="round">
        <path d="M22 10h38l16 16v56a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z" fill="#fff"/>
        <path d="M60 10v12a4 4 0 0 0 4 4h12" fill="#f3efe5"/>
        <path d="M26 51h42" stroke="${MARKER}" stroke-width="8" stroke-linecap="butt"/>
        <path d="M28 26h20M28 36h14M28 51h38M28 61h40M28 71h26"/>
      </svg>
    </div>`,
  };
}

function pageOf(body: string, face: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Heading; src: url(data:font/woff2;base64,${face}); }
    * { margin: 0; box-sizing: border-box; }
    body { background: ${PAPER}; color: ${INK}; font-family: Heading; }
    .square { display: grid; place-items: center; height: 100vh; }
    .card { display: flex; align-items: center; justify-content: space-between; height: 100vh; padding: 0 96px; }
    .word { display: flex; align-items: center; gap: 18px; font-size: 56px; letter-spacing: -0.015em; }
    .claim { margin-top: 44px; font-size: 84px; line-height: 1.1; letter-spacing: -0.02em; }
    .claim span { background: linear-gradient(${MARKER}, ${MARKER}) 0 78% / 100% 34% no-repeat; }
    .soft { margin-top: 36px; color: ${SOFT}; font-size: 30px; }
  </style>${body}`;
}

async function draw(browser: Browser, picture: Picture, face: string): Promise<void> {
  const { file, width, height, body } = picture;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(pageOf(body, face));
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.screenshot({ path: join(publicFolder, file) });
  await page.close();
}

const drawing = await readFile(join(publicFolder, 'favicon.svg'));
const mark = `data:image/svg+xml;base64,${drawing.toString('base64')}`;
const face = await readFile(join(repository, '.local/fonts/source-serif-600.woff2'), 'base64');
await mkdir(join(publicFolder, 'icons'), { recursive: true });
const browser = await launchBrowser();
for (const picture of [
  icon('icons/icon-192.png', 192, 0.78, mark),
  icon('icons/icon-512.png', 512, 0.78, mark),
  icon('icons/maskable-512.png', 512, 0.56, mark),
  icon('icons/apple-touch-180.png', 180, 0.7, mark),
  socialCard(mark),
]) {
  await draw(browser, picture, face);
}
await browser.close();
