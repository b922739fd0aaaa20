/** Values of IPTC's vocabulary "digital source type". */
export type SourceType = 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia'

const CODES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const KNOWN: readonly SourceType[] = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia']

export const packetOf = (type: SourceType): Uint8Array =>
  new TextEncoder().encode(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<Iptc4xmpExt:DigitalSourceType>${CODES}${type}</Iptc4xmpExt:DigitalSourceType>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`,
  )

/** Finds the source type in the XMP of a file of any format. Null if there is none or it is not in `KNOWN`. */
export function readSourceType(bytes: Uint8Array): SourceType | null {
  // Latin1 maps each byte to one character, so that any kind of file can be searched as text.
  const text = new TextDecoder('latin1').decode(bytes)
  const at = text.indexOf(CODES)
  if (at < 0) return null
  const code = /^\w+/.exec(text.slice(at + CODES.length, at + CODES.length + 64))?.[0]
  return KNOWN.find((known) => known === code) ?? null
}
