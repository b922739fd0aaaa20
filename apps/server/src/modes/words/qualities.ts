const WORDS = new Set(
  'affordable authentic beautiful bold bright calm certified cheap chewy classic classy clean cold chilled bespoke remote online instant reusable washable sturdy breathable sugarless crunchy comfortable comfy convenient cool creamy crispy crunchy custom daily delicious dependable durable easy effective elegant exclusive fast fine fit flexible fresh friendly gentle genuine glossy handmade healthy homemade hot hygienic juicy lasting light lightweight local long-lasting lovely luxury luxurious modern natural neat new nutritious organic original personal portable premium professional prompt pure quality quick raw reliable rich safe sharp simple sleek smart smooth soft solid spicy stylish strong sturdy stunning sweet tasty timely traditional trendy trusted unique unisex vibrant vintage warm waterproof yummy'.split(
    ' ',
  ),
)
const ENDINGS =
  /(?:able|ible|ful|less|ous|proof|made|friendly|free|tasting|lasting|quality|pressed|scented|sweetened|diluted|adulterated|grown)$|^un\p{L}+ed$/u

/** Whether a keyword is a property (`soft`, `very affordable`) and not a thing. */
export function isQuality(keyword: string): boolean {
  const words = keyword.toLowerCase().split(/\s+/u)
  const last = words.at(-1)!
  return words.length < 4 && !words.includes('is') && !words.includes('are') && (WORDS.has(last) || ENDINGS.test(last))
}
