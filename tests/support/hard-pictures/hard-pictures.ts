import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, ImageData, type SKRSContext2D } from '@napi-rs/canvas';

import { dice } from './dice.ts';
import { type FlatPage, paintPicture } from './letter-pages.ts';
import { photograph, type Picture, type Scene } from './photograph.ts';

/** A page the way people photograph, scan or mark it; `text` are the words that stand on it. */
export type HardPicture = { name: string; make: (pages: readonly FlatPage[]) => Made };
type Made = { picture: Picture; text: string; quality: number };

const tinos = import.meta.resolve('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf');
GlobalFonts.registerFromPath(fileURLToPath(tinos), 'Tinos');

const near = {
  size: [2600, 3600],
  corners: [
    [160, 140],
    [2440, 150],
    [2430, 3440],
    [170, 3450],
  ],
  light: 0.85,
} as const;
const tilted = {
  size: [3000, 4000],
  corners: [
    [420, 260],
    [2560, 420],
    [2820, 3760],
    [200, 3560],
  ],
} as const;
const inHand = {
  size: [2400, 3200],
  corners: [
    [150, 120],
    [2260, 140],
    [2270, 3060],
    [140, 3070],
  ],
  light: 0.8,
} as const;

/** Lines arch over the page by a share of its height, less at the top; the sides fall into shade. */
function curled(share: number): Scene {
  return {
    ...near,
    bend: (x, y) => [0, share * PAGE_HEIGHT * Math.sin(Math.PI * x) * (0.6 + 0.4 * y)],
    shade: (x) => 1 - 0.25 * Math.abs(Math.cos(Math.PI * x)),
  };
}

/** Pixels of an A4 page at the resolution of the flat pages. */
const PAGE_WIDTH = 2067;
const PAGE_HEIGHT = 2923;
const turns = 2 * Math.PI;

const crumpled: Scene = {
  ...near,
  bend: (x, y) => [
    10 * Math.sin(turns * y * 2.6),
    14 * Math.sin(turns * x * 2.2) +
      10 * Math.sin(turns * (x + (y * PAGE_HEIGHT) / PAGE_WIDTH) * 1.7),
  ],
  shade: (x, y) => 1 - 0.06 * (1 + Math.sin(turns * (x + 0.85 * y) * 2.2)),
};

/** Folded in three for an envelope: each panel tilts its own way, dark lines along the folds. */
const creased: Scene = {
  size: [2600, 3600],
  corners: [
    [170, 150],
    [2430, 180],
    [2410, 3420],
    [190, 3440],
  ],
  light: 0.8,
  bend: (x, y) => {
    if (y < 1 / 3) return [0, (1 / 3 - y) * PAGE_HEIGHT * 0.02 * x];
    return [0, y < 2 / 3 ? 0 : (y - 2 / 3) * PAGE_HEIGHT * 0.05 * (x - 0.5)];
  },
  shade: (_, y) => {
    const folds = [1 / 3, 2 / 3].map((fold) => Math.exp(-((((y - fold) * PAGE_HEIGHT) / 7) ** 2)));
    return folds.reduce((light, fold) => light * (1 - 0.55 * fold), 1);
  },
};

/** Held by a spine on its left: lines drop and darken there. */
const bound: Scene = {
  ...near,
  bend: (x) => [0, -60 * Math.exp(-x / 0.12)],
  shade: (x) => 1 - 0.55 * Math.exp(-x / 0.07),
};

/** The photographer's shadow falls over the page. */
const shadowed: Scene = {
  ...inHand,
  lamp: (x, y) => {
    const edge = y < 0.53 ? 0.54 + (0.62 - 0.54) * (y / 0.53) : 0.62 - 0.33 * ((y - 0.53) / 0.47);
    const share = Math.min(1, Math.max(0, (x - edge) / 0.012 + 0.5));
    return 1 - 0.58 * share;
  },
};

function scene(name: string, view: Scene): HardPicture {
  return {
    name,
    make: ([page]) => {
      if (!page) throw new Error('There is no page to photograph.');
      return { picture: photograph(page.picture, view, name), text: page.text, quality: 80 };
    },
  };
}

/** The flat page with something painted over it, as ink goes through paper: both darken. */
function marked(name: string, paint: (context: SKRSContext2D) => void): HardPicture {
  return {
    name,
    make: ([page]) => {
      if (!page) throw new Error('There is no page to mark.');
      const { width, height, data } = page.picture;
      const canvas = createCanvas(width, height);
      const context = canvas.getContext('2d');
      context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
      context.globalCompositeOperation = 'multiply';
      paint(context);
      const painted = context.getImageData(0, 0, width, height).data;
      return { picture: { width, height, data: painted }, text: page.text, quality: 80 };
    },
  };
}

function drawInk(context: SKRSContext2D): void {
  const roll = dice('ink');
  context.strokeStyle = 'rgb(20 60 140)';
  context.lineWidth = 6;
  for (let stroke = 0; stroke < 3; stroke += 1) {
    context.beginPath();
    for (let step = 0; step < 26; step += 1) {
      const x = PAGE_WIDTH * (0.15 + 0.02 * step) + 30 * Math.sin(step * 1.9 + stroke);
      const wave = 55 * Math.sin(step * 1.3 + stroke) + 24 * (roll() - 0.5);
      context.lineTo(x, PAGE_HEIGHT * (0.45 + 0.16 * stroke) + wave);
    }
    context.stroke();
  }
}

function drawStamp(context: SKRSContext2D): void {
  const [x, y] = [PAGE_WIDTH * 0.62, PAGE_HEIGHT * 0.52];
  context.strokeStyle = 'rgb(200 50 60)';
  context.fillStyle = 'rgb(200 50 60)';
  for (const [radius, width] of [
    [190, 9],
    [140, 5],
  ] as const) {
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, radius, 0, turns);
    context.stroke();
  }
  context.font = '30px Tinos';
  context.fillText('WPŁYNĘŁO 01.09.2026', x - 150, y + 10);
  context.fillStyle = 'rgb(255 250 90)';
  context.fillRect(PAGE_WIDTH * 0.1, PAGE_HEIGHT * 0.3, PAGE_WIDTH * 0.45, PAGE_HEIGHT * 0.03);
}

function drawWatermark(context: SKRSContext2D): void {
  context.translate(PAGE_WIDTH / 2, PAGE_HEIGHT / 2);
  context.rotate(-Math.PI / 5);
  context.font = 'bold 560px Tinos';
  context.fillStyle = 'rgb(150 150 150)';
  context.textAlign = 'center';
  context.fillText('KOPIA', 0, 150);
}

/** The words of the page set in two columns, as in a leaflet. */
const twoColumns: HardPicture = {
  name: 'two columns',
  make: ([page]) => {
    const words = (page?.text ?? '').split(/\s+/).filter((word) => word !== '');
    const [font, step, width] = ['30px Tinos', 40, 860];
    const lines: string[] = [];
    const ruler = createCanvas(1, 1).getContext('2d');
    ruler.font = font;
    for (const word of words) {
      const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
      if (lines.length > 0 && ruler.measureText(longer).width <= width) {
        lines[lines.length - 1] = longer;
      } else lines.push(word);
    }
    const half = Math.ceil(lines.length / 2);
    const picture = paintPicture(2000, 160 + step * half, (context) => {
      context.fillStyle = '#000';
      context.font = font;
      lines.forEach((line, index) => {
        const left = index < half ? 80 : 1060;
        context.fillText(line, left, 100 + step * (index % half));
      });
    });
    return { picture, text: words.join(' '), quality: 90 };
  },
};

/** Two pages of a letter beside each other on one glass. */
const twoPages: HardPicture = {
  name: 'two pages',
  make: ([left, right]) => {
    if (!left || !right) throw new Error('The letter has one page only.');
    const width = left.picture.width + right.picture.width + 120;
    const picture = paintPicture(width, left.picture.height + 120, (context) => {
      context.fillStyle = '#c8c8c8';
      context.fillRect(0, 0, width, left.picture.height + 120);
      const put = ({ picture: page }: FlatPage, at: number) => {
        const pixels = new Uint8ClampedArray(page.data);
        context.putImageData(new ImageData(pixels, page.width, page.height), at, 60);
      };
      put(left, 30);
      put(right, left.picture.width + 90);
    });
    return { picture, text: `${left.text}\n${right.text}`, quality: 80 };
  },
};

export const hardPictures: readonly HardPicture[] = [
  { name: 'flat', make: ([page]) => asIs(page) },
  scene('tilted', tilted),
  scene('covers a quarter', {
    size: [3000, 4000],
    corners: [
      [850, 1150],
      [2090, 1200],
      [2070, 2990],
      [870, 2960],
    ],
    light: 0.7,
  }),
  scene('curl, mild', curled(0.012)),
  scene('curl, strong', curled(0.035)),
  scene('crumpled', crumpled),
  scene('creased', creased),
  scene('bound', bound),
  scene('hard shadow', shadowed),
  scene('out of focus', { ...inHand, blur: 3.2 }),
  scene('shaken', { ...inHand, shake: 17 }),
  marked('ink over lines', drawInk),
  marked('stamp and marker', drawStamp),
  marked('watermark', drawWatermark),
  twoColumns,
  twoPages,
];

function asIs(page: FlatPage | undefined): Made {
  if (!page) throw new Error('There is no page.');
  return { picture: page.picture, text: page.text, quality: 80 };
}
