const NAMES =
  'Lagos|Abuja|Ibadan|Kano|Kaduna|Enugu|Aba|Onitsha|Owerri|Port Harcourt|Benin City|Benin|Jos|Ilorin|Abeokuta|Akure|Osogbo|Ado-Ekiti|Calabar|Uyo|Warri|Asaba|Awka|Umuahia|Zaria|Sokoto|Katsina|Maiduguri|Yola|Bauchi|Gombe|Minna|Lokoja|Makurdi|Lafia|Jalingo|Nnewi|Nsukka|Ife|Ile-Ife|Ogbomoso|Oyo|Sagamu|Ijebu Ode|Ikeja|Lekki|Yaba|Surulere|Ajah|Ikoyi|Victoria Island|Lagos Island|Festac|Ikorodu|Agege|Oshodi|Mushin|Ojota|Gbagada|Maryland|Magodo|Ogba|Egbeda|Alimosho|Badagry|Epe|Ojo|Apapa|Ketu|Berger|Wuse|Garki|Maitama|Gwarinpa|Kubwa|Asokoro|Jabi|Bodija|Challenge|Mokola|Nigeria|Accra|London'
const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const KNOWN = new Set(NAMES.split('|').map(folded))
const KIND =
  /\b(market|estate|junction|mall|plaza|road|rd|street|st|avenue|close|gra|island|phase|bus stop|roundabout|campus|university|polytechnic|state|town|city)\b/iu

/** Whether words name a place: `Wuse 2, Abuja`, `Balogun market`. A course in Python does not. */
export function isPlace(words: string): boolean {
  const parts = words.split(/,\s*/u)
  return KIND.test(words) || parts.some((part) => KNOWN.has(folded(part.replace(/\s*\d+$/u, '').trim())))
}
