import { FLAT_PAPER } from './flatten.ts';
import type { GrayImage } from './gray-image.ts';

/** The red, green and blue of one picture, each without shadows, so that paper is equally bright in all three. */
type Channels = readonly [red: GrayImage, green: GrayImage, blue: GrayImage];

/** A pixel whose brightest and darkest channels differ by this share is coloured; from the lower one on, partly. */
const [COLOURED, GRAYISH] = [0.4, 0.25];
/** Below this brightness in all channels, colour is only noise. */
const DARK = 60;
/** Quantile of the brightness of an ink's pixels: brighter ones are edges, darker ones print under it. */
const DARKEST_INK = 0.3;
const HUES = 6;

/**
 * Removes coloured stamps, pen and marker from black print. Ink transmits light of its own colour, so in its brightest
 * channel it is evenly light, and print under it is darker by the same amount as on bare paper.
 * @returns `colour` is the share of the page that is coloured
 */
export function dropColour(channels: Channels): { image: GrayImage; colour: number } {
  const [{ width, height }] = channels;
  const { lights, colour } = inkLights(channels);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const { most, share, hue, luma } = look(channels, at);
    const coloured = Math.max(0, Math.min(1, (share - GRAYISH) / (COLOURED - GRAYISH)));
    const cleaned = Math.min(FLAT_PAPER, (most * FLAT_PAPER) / (lights[hue] ?? FLAT_PAPER));
    pixels[at] = coloured * cleaned + (1 - coloured) * luma;
  }
  return { image: { pixels, width, height }, colour };
}

/** Brightness of each hue's ink in its brightest channel. */
function inkLights(channels: Channels): { lights: number[]; colour: number } {
  const histograms = Array.from({ length: HUES }, () => new Uint32Array(256));
  const { length } = channels[0].pixels;
  for (let at = 0; at < length; at += 1) {
    const { most, share, hue } = look(channels, at);
    const histogram = histograms[hue];
    if (share > COLOURED && histogram) histogram[most] = (histogram[most] ?? 0) + 1;
  }
  const counts = histograms.map((histogram) => histogram.reduce((sum, count) => sum + count, 0));
  const lights = histograms.map((histogram, hue) => {
    let light = DARK;
    let darker = 0;
    while (light < FLAT_PAPER && darker < DARKEST_INK * (counts[hue] ?? 0)) {
      darker += histogram[light] ?? 0;
      light += 1;
    }
    return light;
  });
  return { lights, colour: counts.reduce((sum, count) => sum + count, 0) / length };
}

type Look = { most: number; share: number; hue: number; luma: number };

/** A hue is a pair of brightest and darkest channel: there are six. */
function look([reds, greens, blues]: Channels, at: number): Look {
  const red = reds.pixels[at] ?? 0;
  const green = greens.pixels[at] ?? 0;
  const blue = blues.pixels[at] ?? 0;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const first = most === red ? 0 : most === green ? 1 : 2;
  const last = least === blue ? 2 : least === green ? 1 : 0;
  return {
    most,
    share: most < DARK ? 0 : (most - least) / most,
    hue: 2 * first + ((last - first + 3) % 3 === 1 ? 0 : 1),
    luma: (red * 77 + green * 150 + blue * 29) >> 8,
  };
}
