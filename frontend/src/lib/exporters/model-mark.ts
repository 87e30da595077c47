/**
 * Machine-readable mark of files whose text a model helped to write (Regulation (EU) 2024/1689, art. 50(2)): IPTC's
 * digital source type, in the metadata alone. Text written by the rules has no mark. The signature and the
 * watermark of the Code of Practice are missing, because the file is made on the reader's device, which has no key.
 */
export const MODEL_SOURCE =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';
export const GENERATOR = 'Listownik';

/** The mark as XMP. */
export function modelMarkXmp(): string {
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    `<Iptc4xmpExt:DigitalSourceType>${MODEL_SOURCE}</Iptc4xmpExt:DigitalSourceType>`,
    `<xmp:CreatorTool>${GENERATOR}</xmp:CreatorTool>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('');
}
