import type { Page } from '@playwright/test'

const BYTES_A_SECOND = 390_000
const LATENCY_MS = 100

/** Slows down the page's connection and counts its bytes. Cached responses count as zero bytes. */
export async function watchLine(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const urls = new Map<string, string>()
  const loaded: { url: string; bytes: number }[] = []
  let sent = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => void urls.set(requestId, request.url))
  cdp.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    sent += Number(headers['Content-Length'] ?? headers['content-length'] ?? 0)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  return {
    sent: () => sent,
    /**
     * Bytes of responses, including headers.
     * @param part counts only URLs that contain this text
     */
    loaded: (part: string): number =>
      loaded.filter(({ url }) => url.includes(part)).reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
