import { describe, expect, it } from 'vitest';

import { flattenLight } from './flatten.ts';
import { encodePgm, type GrayImage, shrink, toGray } from './gray-image.ts';
import { findPageQuad } from './page-quad.ts';
import { checkPictureSize, decodedWidth } from './picture-size.ts';
import { removeDottedRules } from './remove-dotted-rules.ts';
import { findSkew } from './skew.ts';
import { rotate, straightenPage, turn } from './transform.ts';

function paint(width: number, height: number, gray: (x: number, y: number) => number): GrayImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    gray(at % width, Math.floor(at / width)),
  );
  return { pixels, width, height };
}

/** Lines of text as bars with gaps between words. */
const page = paint(700, 990, (x, y) =>
  x > 80 && x < 620 && y >= 96 && y < 900 && y % 24 < 12 && x % 60 < 50 ? 30 : 235,
);

/** A number, because a failed comparison of a million pixels takes minutes to print. */
function changedPixels(before: GrayImage, after: GrayImage): number {
  return before.pixels.filter((value, at) => value !== after.pixels[at]).length;
}

describe('gray pictures', () => {
  it('weigh colours as the eye does', () => {
    const rgba = Uint8ClampedArray.of(255, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 255);
    const [white = 0, green = 0, blue = 0] = toGray(rgba, 3, 1).pixels;
    expect(white).toBe(255);
    expect(green).toBeGreaterThan(blue);
  });

  it('become PGM with a header the engine knows', () => {
    const bytes = encodePgm(paint(3, 2, () => 7));
    expect(new TextDecoder().decode(bytes.subarray(0, 11))).toBe('P5\n3 2\n255\n');
    expect([...bytes.subarray(11)]).toEqual([7, 7, 7, 7, 7, 7]);
  });

  it('shrink to the mean of squares', () => {
    expect(
      shrink(
        paint(5, 4, (x) => (x < 2 ? 100 : 200)),
        2,
      ),
    ).toEqual({
      pixels: Uint8Array.of(100, 200, 100, 200),
      width: 2,
      height: 2,
    });
  });
});

it('flattening makes paper in shade as light as paper in the sun and keeps ink dark', () => {
  const shaded = paint(640, 640, (x, y) => {
    const light = 1 - 0.6 * (x / 640);
    return light * (y % 40 < 6 && x % 9 < 4 ? 40 : 230);
  });
  const { pixels } = flattenLight(shaded);
  const paper = [20, 320, 620].map((x) => pixels[340 * 640 + x] ?? 0);
  expect(Math.min(...paper)).toBeGreaterThan(210);
  expect(pixels[320 * 640 + 603] ?? 255).toBeLessThan(120);
});

describe('letters where the light changes at once', () => {
  /** Bars 5 wide and 24 high, 12 apart, in lines 48 apart, like letters. */
  const isInk = (x: number, y: number) => y % 48 < 24 && x % 12 < 5 && x % 120 < 90;
  const lit = (light: (x: number, y: number) => number) =>
    flattenLight(
      paint(800, 800, (x, y) => light(x, y) * (isInk(x, y) ? 40 : 230)),
      'fine',
    );
  const edge = (place: number) => 1 - 0.58 * Math.min(1, Math.max(0, place / 24 + 0.5));

  it.each([
    ['the edge of a hard shadow', (x: number, y: number) => edge(x - 400 - 0.4 * (y - 400))],
    ['a fold', (_x: number, y: number) => 1 - 0.55 * Math.exp(-(((y - 392) / 6) ** 2))],
    ['a fold down the page', (x: number) => 1 - 0.55 * Math.exp(-(((x - 392) / 6) ** 2))],
  ])('stand on white paper at %s', (_name, light) => {
    const { pixels, width } = lit(light);
    let dark = 0;
    for (let y = 100; y < 700; y += 1) {
      for (let x = 100; x < 700; x += 1) {
        // Beside a letter the paper may be shaded.
        const isPaper = !isInk(x, y) && !isInk(x - 1, y) && !isInk(x + 1, y);
        if (isPaper && (pixels[y * width + x] ?? 0) < 165) dark += 1;
      }
    }
    expect(dark).toBe(0);
    expect(pixels[(8 * 48 + 8) * width + 25 * 12 + 2]).toBeLessThan(120);
  });

  it('are left as they are under even light', () => {
    const { pixels, width } = lit(() => 0.8);
    expect(pixels[30 * width + 400]).toBeGreaterThan(235);
    expect(pixels[8 * width + 2]).toBeLessThan(60);
  });

  it('keep a wide dark bar dark', () => {
    const bar = paint(800, 800, (_x, y) => (y > 390 && y < 410 ? 30 : 230));
    expect(flattenLight(bar, 'fine').pixels[400 * 800 + 400]).toBeLessThan(120);
  });

  it('in a dark band of a table are left to stand out, unless edges are asked for', () => {
    const band = paint(800, 800, (x, y) => {
      const isBand = y > 380 && y < 420;
      return isBand && !(isInk(x, y) && y > 390 && y < 410) ? 110 : 230;
    });
    const { pixels } = flattenLight(band);
    expect(pixels[386 * 800 + 400]).toBeLessThan(130);
  });
});

describe('skew', () => {
  it.each([-12, -3.5, -0.6, 0, 1.4, 6, 14])('of %d degrees is found', (degrees) => {
    expect(findSkew(rotate(page, -degrees))).toBeCloseTo(degrees, 0);
  });

  it('is gone after turning back', () => {
    const crooked = rotate(page, -4.3);
    expect(Math.abs(findSkew(rotate(crooked, findSkew(crooked))))).toBeLessThan(0.3);
  });
});

describe('quarter turns', () => {
  const picture = paint(3, 2, (x, y) => y * 3 + x);

  it('go clockwise', () => {
    expect(turn(picture, 90)).toEqual({
      pixels: Uint8Array.of(3, 0, 4, 1, 5, 2),
      width: 2,
      height: 3,
    });
    expect(turn(picture, 180)).toEqual({
      pixels: Uint8Array.of(5, 4, 3, 2, 1, 0),
      width: 3,
      height: 2,
    });
    expect(turn(picture, 270)).toEqual({
      pixels: Uint8Array.of(2, 5, 1, 4, 0, 3),
      width: 2,
      height: 3,
    });
  });

  it('add up to nothing', () => {
    expect(turn(turn(picture, 90), 270)).toEqual(picture);
  });
});

describe('a sheet on a table', () => {
  /** White where inside the quad with corners (80, 60), (330, 80), (350, 500), (60, 480), brown outside. */
  const isSheet = (x: number, y: number) =>
    y > 60 + (x - 80) * 0.08 &&
    y < 480 + (x - 60) * 0.069 &&
    x > 80 - (y - 60) * 0.048 &&
    x < 330 + (y - 80) * 0.048;
  const rgba = Uint8ClampedArray.from({ length: 400 * 560 * 4 }, (_, at) => {
    const place = Math.floor(at / 4);
    const sheet = isSheet(place % 400, Math.floor(place / 400));
    return (sheet ? [240, 238, 235, 255] : [120, 80, 50, 255])[at % 4] ?? 0;
  });

  it('is found by its corners', () => {
    const quad = findPageQuad(rgba, 400, 560);
    const expected = [
      [80, 60],
      [330, 80],
      [350, 500],
      [60, 480],
    ];
    quad?.forEach(({ x, y }, corner) => {
      expect(Math.abs(x - (expected[corner]?.[0] ?? 0))).toBeLessThan(6);
      expect(Math.abs(y - (expected[corner]?.[1] ?? 0))).toBeLessThan(6);
    });
    expect(quad).toBeDefined();
  });

  it('is found where it covers a sixth of the picture', () => {
    const far = new Uint8ClampedArray(800 * 1120 * 4);
    for (let at = 0; at < far.length; at += 4) {
      const [x, y] = [(at / 4) % 800, Math.floor(at / 4 / 800)];
      far.set(isSheet(x - 200, y - 280) ? [240, 238, 235, 255] : [120, 80, 50, 255], at);
    }
    const quad = findPageQuad(far, 800, 1120);
    expect(Math.abs((quad?.[0].x ?? 0) - 280)).toBeLessThan(6);
    expect(Math.abs((quad?.[2].y ?? 0) - 780)).toBeLessThan(6);
  });

  it('is not imagined in a bright strip', () => {
    const strip = Uint8ClampedArray.from({ length: 400 * 560 * 4 }, (_, at) => {
      const y = Math.floor(at / 4 / 400);
      return at % 4 === 3 || (y > 200 && y < 270) ? 255 : 90;
    });
    expect(findPageQuad(strip, 400, 560)).toBeUndefined();
  });

  it('fills the straightened page', () => {
    const quad = findPageQuad(rgba, 400, 560);
    if (!quad) throw new Error('No sheet was found.');
    const { pixels, width, height } = straightenPage(toGray(rgba, 400, 560), quad, 210);
    expect([width, height]).toEqual([210, 297]);
    const white = pixels.filter((value) => value > 200).length / pixels.length;
    expect(white).toBeGreaterThan(0.97);
  });

  it('that lies on its side stays so', () => {
    const lying = [
      { x: 60, y: 100 },
      { x: 340, y: 100 },
      { x: 340, y: 298 },
      { x: 60, y: 298 },
    ] as const;
    const { width, height } = straightenPage(toGray(rgba, 400, 560), lying, 210);
    expect([width, height]).toEqual([297, 210]);
  });

  it('is not imagined on a scan', () => {
    expect(findPageQuad(new Uint8ClampedArray(400 * 560 * 4).fill(250), 400, 560)).toBeUndefined();
  });
});

describe('rules', () => {
  const row = 100;
  const dotted = paint(960, 200, (x, y) => (y >= row && y < row + 3 && x % 8 < 4 ? 60 : 240));
  const solid = paint(960, 200, (_x, y) => (y >= row && y < row + 3 ? 60 : 240));

  it('are wiped out when dotted', () => {
    const { pixels } = removeDottedRules(dotted);
    expect(pixels.filter((value) => value < 200).length).toBe(0);
  });

  it('are left to the engine when solid', () => {
    expect(changedPixels(solid, removeDottedRules(solid))).toBe(0);
  });

  it('are not seen in text', () => {
    expect(changedPixels(page, removeDottedRules(page))).toBe(0);
  });
});

describe('the size of a picture', () => {
  const png = (width: number, height: number) => {
    const bytes = new Uint8Array(33);
    bytes.set([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]);
    new DataView(bytes.buffer).setUint32(16, width);
    new DataView(bytes.buffer).setUint32(20, height);
    return bytes;
  };
  const jpeg = (width: number, height: number) =>
    Uint8Array.of(
      ...[0xff, 0xd8, 0xff, 0xe1, 0, 4, 9, 9, 0xff, 0xc4, 0, 3, 0, 0xff, 0xff, 0xc2, 0, 17, 8],
      ...[height >> 8, height & 255, width >> 8, width & 255, 3, 0, 0, 0, 0],
    );

  it('is read from the header, behind EXIF and tables', () => {
    expect(checkPictureSize(png(2480, 3508), 'a.png')).toEqual({ width: 2480, height: 3508 });
    expect(checkPictureSize(jpeg(4000, 3000), 'a.jpg')).toEqual({ width: 4000, height: 3000 });
  });

  it('may be 120 megapixels and no more', () => {
    expect(checkPictureSize(png(12_000, 10_000), 'a.png').width).toBe(12_000);
    expect(() => checkPictureSize(png(12_000, 10_001), 'a.png')).toThrow('zbyt dużą rozdzielczość');
    expect(() => checkPictureSize(jpeg(65_000, 65_000), 'a.jpg')).toThrow('zbyt dużą');
  });

  it('is made smaller while decoding where a phone could not hold it', () => {
    expect(decodedWidth({ width: 8000, height: 5000 })).toBeUndefined();
    const width = decodedWidth({ width: 6144, height: 8160 }) ?? 0;
    expect((width * width * 8160) / 6144 / 1e6).toBeCloseTo(20, 1);
  });

  it('is missing in a damaged file', () => {
    expect(() => checkPictureSize(png(0, 10), 'a.png')).toThrow('uszkodzony');
    expect(() => checkPictureSize(Uint8Array.of(0xff, 0xd8, 0xff), 'a.jpg')).toThrow('uszkodzony');
  });
});
