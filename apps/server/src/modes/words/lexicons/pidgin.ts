import type { Lexicon } from './lexicon-type.ts'

export const pidgin: Lexicon = {
  people: {
    'people who want to help': 'people wey want help',
    'people that want to help': 'people wey want help',
    everybody: 'everybody',
    everyone: 'everybody',
    friends: 'friends',
    'men and women': 'man and woman',
  },
  occasions: {
    offices: 'offices',
    restaurants: 'restaurants',
    schools: 'schools',
    homes: 'house',
    home: 'house',
    shops: 'shops',
    families: 'family people',
    babies: 'small pikin',
    children: 'pikin dem',
    kids: 'pikin dem',
  },
  topics: {},
  phrases: [[/(?<=₦[\d,]+) monthly\b/giu, ' every month']],
  links: { and: 'and', with: 'with', for: 'for', at: 'for', from: 'from' },
}
