import { wordPattern } from '#shared/letters/text/word-list.ts';

/** Posiedzenie powiatowego zespołu do spraw orzekania odbędzie się 20 maja. */
export const medicalCouncils = wordPattern([
  'posiedzeni* … zespol* do spraw orzekani*',
  'posiedzeni* … zespol* ds. orzekani*',
  'posiedzeni* … skladu orzekaj*',
  'posiedzeni* komisji lekarsk*',
]);

/** Posiedzenie klasyfikacyjne Rady Pedagogicznej: 16 czerwca; no court. */
export const councils = wordPattern([
  'posiedzeni* rad*',
  'posiedzeni* * rad*', // posiedzenie klasyfikacyjne Rady
  'rad* pedagogiczn* … posiedzeni*',
  'posiedzeni* komisji',
  'posiedzeni* * komisji',
  'posiedzeni* zarzad*',
  'posiedzeni* senat*',
  'posiedzeni* kapitul*',
]);
