const STORIES: readonly (readonly [title: string, begins: RegExp])[] = [
  [
    'Make pictures',
    /^\/api\/(generate|product-batches|events-flyers|flyers|gif|uploads|descriptions|extract-image-description)\b/,
  ],
  ['Write words', /^\/api\/(copy|content-scripts)\b/],
  ['Certificates', /^\/(api\/(certificates|verify|templates|mails)|credentials|\.well-known\/did)\b/],
  ['Runs', /^\/api\/(runs|events)(\/|$)/],
  ['Creations and files', /^\/(api\/creations|files)\b/],
  ['Event pages', /^\/(api\/event-pages|api\/e|e)\b/],
  ['Price lists', /^\/api\/price-lists\b/],
  ['Plan, credits and brand', /^\/api\/(user\/(plan|use-credit|refund-credit)|plans|services|brand-kit)\b/],
  ['Keys, webhooks and assistants', /^\/(api\/keys|api\/webhooks|mcp|\.well-known)\b/],
  ['Login and account', /^\/api\/(auth|user)\b/],
  ['Payments and affiliates', /^\/api\/(payments|affiliate)\b/],
  ['Administration', /^\/api\/admin\b/],
]
const REST = 'About this server'

export const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-')

export function groupByStory(paths: readonly string[]): { title: string; paths: string[] }[] {
  const storyOf = (path: string) => STORIES.find(([, begins]) => begins.test(path))?.[0] ?? REST
  const grouped = Map.groupBy(paths, storyOf)
  return [...STORIES.map(([title]) => title), REST].flatMap((title) => {
    const own = grouped.get(title)
    return own ? [{ title, paths: own }] : []
  })
}
