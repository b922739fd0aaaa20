import { parentPort, workerData } from 'node:worker_threads'
import jsQR from 'jsqr'

/** Reads the QR code off pixels (`{data, width, height}`, RGBA) and answers with what it says. */
const { data, width, height } = workerData
const found = jsQR(new Uint8ClampedArray(data), width, height)
parentPort?.postMessage(found?.data)
