const NAMES =
  'Lagos|PH|Abuja|Ibadan|Kano|Kaduna|Enugu|Aba|Onitsha|Owerri|Port Harcourt|Benin City|Benin|Jos|Ilorin|Abeokuta|Akure|Osogbo|Ado-Ekiti|Calabar|Uyo|Warri|Asaba|Awka|Umuahia|Zaria|Sokoto|Katsina|Maiduguri|Yola|Bauchi|Gombe|Minna|Lokoja|Makurdi|Lafia|Jalingo|Nnewi|Nsukka|Ife|Ile-Ife|Ogbomoso|Oyo|Sagamu|Ijebu Ode|Ikeja|Lekki|Yaba|Surulere|Ajah|Ikoyi|Victoria Island|Lagos Island|Festac|Ikorodu|Agege|Oshodi|Mushin|Ojota|Gbagada|Maryland|Magodo|Ogba|Egbeda|Alimosho|Badagry|Epe|Ojo|Apapa|Ketu|Berger|Wuse|Garki|Maitama|Gwarinpa|Kubwa|Asokoro|Jabi|Bodija|Challenge|Mokola|Nigeria|Accra|London|Alaba|Ojodu|Choba|Ojuelegba|Sangotedo|Ibeju-Lekki|Dugbe|Sango|Ota|Kuje|Nyanya|Lugbe|Karu|Gwagwalada|Utako|Wuye|Idumota|Ladipo|Balogun|Computer Village|Trans Amadi|Rumuola|Effurun|Nkpor|Sabon Gari|Samaru|Ekpoma|Auchi|Sapele|Ughelli|Abraka|Agbor|Ozoro|Yenagoa|Ikot Ekpene|Eket|Oyigbo|Rumuokoro|Ugbowo|Ilesa|Ilaro|Iseyin|Ondo|Offa|Oke Ado|Akobo|Ojoo|Molete|Ikotun|Ipaja|Isolo|Ajegunle|Bariga|Obalende|Abakaliki|Okigwe|Orlu|Afikpo|Ekwulobia|Ihiala|Umunede|New Haven|Dutse|Gusau|Funtua|Damaturu|Birnin Kebbi|Potiskum|Bida|Suleja|Keffi|Gboko|Otukpo|Okene|Hotoro|Barnawa|Rigasa|Tudun Wada|Fagge|Mararaba|Ebute Metta|Ogun State|Anambra|Ebonyi|Benue|Nasarawa|Taraba|Adamawa|Borno|Bayelsa|Akwa Ibom|Ogudu|Ilupeju|Ekosodin|Mowe|Ibafo|Iyana Ipaja|Tejuosho|Ogbor Hill|Ariaria|Kurudu|Bwari|Lokogoma|Gwagwa'
export const PLACE_NAMES = NAMES.split('|')
const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const KNOWN = new Set(PLACE_NAMES.map(folded))
const KIND =
  /\b(market|estate|junction|mall|plaza|road|rd|street|st|avenue|close(?! (?:on|by|\d))|gra|island|phase|bus stop|roundabout|campus|university|polytechnic|state|town|city|mosque|masallaci|barracks|layout)\b/iu

/**
 * Whether the words name a place, such as `Wuse 2, Abuja` or `Balogun market`. A capital letter alone is not enough: a
 * course in Python is no place.
 */
export function isPlace(words: string): boolean {
  const parts = words.split(/,\s*/u)
  const isKind = /\s/u.test(words) && KIND.test(words.replace(/^St\.? (?=\p{Lu})/u, ''))
  return isKind || parts.some(isKnown)
}

/**
 * Whether a name is a known place with an optional number, such as `Wuse 2`, or ends with one, such as `Ojodu Berger`.
 */
function isKnown(part: string): boolean {
  const name = part.replace(/\s*\d+$/u, '').trim()
  const isName = /^(?:\p{Lu}[\p{L}\p{M}’-]*(?:\s|$)){1,3}$/u.test(name)
  return KNOWN.has(folded(name)) || (isName && KNOWN.has(folded(name.split(/\s+/u).at(-1) ?? '')))
}

const WRITTEN = new RegExp(
  `(?<![\\p{L}\\p{M}-])(?:${[...PLACE_NAMES]
    .filter((name) => name.length > 2 && !/^(?:Challenge|Nigeria)$/u.test(name))
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}\\p{M}-])`,
  'gu',
)

export const placesIn = (text: string): string[] => [...new Set(text.match(WRITTEN) ?? [])]
