/**
 * How a file says that a model had a part in its text, for machines (Regulation (EU) 2024/1689, art. 50(2)): IPTC's
 * digital source type, in the metadata alone. What the rules wrote carries no mark. Neither the signature nor the
 * watermark that the Code of Practice describes is there: the file is made on the reader's device, which holds no key.
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
