import {
  fillText,
  GUEST_LANGUAGES,
  GUEST_TEXTS,
  type GuestLanguage,
  LANGUAGE_NAMES,
} from '@ufaro/contract/guest-texts/guest-texts.ts'
import { isOpen } from './event-page.presenter.ts'
import type { PublicPage } from './event-pages.repo.ts'
import type { GuestAssets } from './guest-assets.ts'
import { html, type Markup, raw } from './html.ts'

interface Shown {
  page: PublicPage
  flyerUrl: string
  origin: string
  language: GuestLanguage
  assets: GuestAssets
}

const ZONE = 'Africa/Lagos'

/** Formats the time of day as in Nigerian English, because other languages do not name the time zone WAT. */
function whenOf(startsAt: Date, language: GuestLanguage): string {
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-NG' : language, { dateStyle: 'full', timeZone: ZONE })
  const hour = new Intl.DateTimeFormat('en-NG', {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...{ timeZone: ZONE, timeZoneName: 'short' },
  })
  return `${day.format(startsAt)} · ${hour.format(startsAt)}`
}

const languages = (slug: string, current: GuestLanguage): Markup => html`
<nav class="languages" aria-label="${GUEST_TEXTS[current].language}">${GUEST_LANGUAGES.map(
  (one) =>
    html`<a href="/e/${slug}?lang=${one}" lang="${one}" hreflang="${one}"${raw(one === current ? ' aria-current="true"' : '')}>${LANGUAGE_NAMES[one]}</a>`,
)}</nav>`

const head = (title: string, language: GuestLanguage, assets: GuestAssets, more: Markup): Markup => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${assets.styles.map((style) => html`<link rel="stylesheet" href="${style}">`)}
${more}
</head>`

export function guestPage({ page, flyerUrl, origin, language, assets }: Shown): string {
  const t = GUEST_TEXTS[language]
  const url = `${origin}/e/${page.slug}`
  const when = page.startsAt && whenOf(page.startsAt, language)
  const about = [when, page.venue].filter(Boolean).join(' · ')
  const open = isOpen(page) && page.joined < page.guestLimit
  const { placement, behind, nameStyle, contact, width, height, slug } = page
  const data = {
    slug,
    flyerUrl,
    width,
    height,
    placement,
    behind,
    nameStyle,
    contact,
    open,
    joined: page.showCount ? page.joined : 0,
    title: page.title,
    texts: t,
  }
  const meta = html`<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${about || t.makeYours}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${url}/og.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<meta name="description" content="${about || t.makeYours}">
${assets.fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
${assets.script ? html`<script type="module" src="${assets.script}"></script>` : ''}`
  const field =
    contact === 'none'
      ? ''
      : html`<label>${t.contact}${contact === 'optional' ? html` <small>(${t.optional})</small>` : ''}
<input id="contact" autocomplete="tel" maxlength="200"${raw(contact === 'required' ? ' required' : '')}></label>
<label class="tick"><input type="checkbox" id="consent"> <span>${t.consent}</span></label>`

  return html`${head(`${page.title} · Ufaro`, language, assets, meta)}
<body>
<main>
<header>
<h1>${page.title}</h1>
${page.startsAt && when ? html`<p class="when"><time datetime="${page.startsAt.toISOString()}">${when}</time></p>` : ''}
${page.venue ? html`<p class="venue">${page.venue}</p>` : ''}
${page.showCount ? html`<p id="count">${fillText(t.going, { count: page.joined })}</p>` : ''}
</header>
<div class="stage" id="stage"><img id="flyer" src="${flyerUrl}" width="${width}" height="${height}" alt="${fillText(t.flyerOf, { title: page.title })}"></div>
${open ? '' : html`<p class="notice">${t.closed}</p>`}
${
  open
    ? html`<noscript><p class="notice">${t.noScript}</p></noscript>
<form id="maker" hidden novalidate>
<h2>${t.makeYours}</h2>
<label>${t.name}<input id="name" autocomplete="name" maxlength="100" required enterkeyhint="done"></label>
<input type="file" id="photo" accept="image/*" hidden>
<button type="button" id="choose">${t.choosePhoto}</button>
<div id="crop" hidden><p class="hint">${t.move}</p><label>${t.size}<input type="range" id="zoom" min="1" max="4" step="0.01" value="1"></label></div>
<label class="tick"><input type="checkbox" id="list" checked> <span>${t.onList}</span></label>
<div id="reach">${field}</div>
<p class="hint">${t.private}</p>
<p class="problem" id="problem" role="alert" hidden></p>
<button type="submit" class="main" id="make">${t.make}</button>
</form>
<section id="done" hidden>
<h2>${t.ready}</h2>
<img id="picture" alt="${t.ready}">
<p class="hint">${t.longPress}</p>
<p id="place" role="status" hidden></p>
<div class="row"><button type="button" class="main" id="share" hidden>${t.share}</button><a class="button" id="save" download="${slug}.jpg">${t.save}</a></div>
<div class="row"><button type="button" id="change">${t.change}</button><button type="button" id="leave" hidden>${t.leave}</button></div>
<p class="hint" id="outside" hidden><a href="${url}" target="_blank" rel="noopener">${t.openBrowser}</a></p>
</section>`
    : ''
}
<div class="row links">${page.startsAt ? html`<a class="button" href="/e/${slug}/event.ics">${t.calendar}</a>` : ''}<details><summary class="button">${t.qr}</summary><img src="/e/${slug}/qr.svg" width="240" height="240" loading="lazy" alt="QR"></details></div>
</main>
<footer>${languages(slug, language)}${t.draft ? html`<p class="hint">${t.draft}</p>` : ''}<p class="hint"><a href="/">${t.madeWith}</a></p></footer>
<script type="application/json" id="event">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>
</body>
</html>`.text
}

export function noEventPage(language: GuestLanguage, assets: GuestAssets): string {
  const t = GUEST_TEXTS[language]
  return html`${head(`${t.notFound} · Ufaro`, language, { ...assets, script: null }, raw(''))}
<body><main><header><h1>${t.notFound}</h1><p>${t.notFoundMore}</p></header></main>
<footer><p class="hint"><a href="/">Ufaro</a></p></footer></body></html>`.text
}
