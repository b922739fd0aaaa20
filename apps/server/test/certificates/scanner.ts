import { parentPort, workerData } from 'node:worker_threads'
import jsQR from 'jsqr'

/** Decodes a QR code from pixels (`{data, width, height}`, RGBA). */
const { data, width, height } = workerData
const found = jsQR(new Uint8ClampedArray(data), width, height)
parentPort?.postMessage(found?.data)
