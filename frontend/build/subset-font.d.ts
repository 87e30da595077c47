declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  /** Cuts a font down to the characters of `text`; axes may be pinned or narrowed. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, Axis>;
      preserveNameIds?: number[];
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
  export { subsetFont as default };
}
