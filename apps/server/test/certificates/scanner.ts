import { parentPort, workerData } from 'node:worker_threads'
import jsQR from 'jsqr'

/** This file runs in a worker thread. It posts the text of the QR code in a picture of RGBA pixels. */
const { data, width, height } = workerData
const found = jsQR(new Uint8ClampedArray(data), width, height)
parentPort?.postMessage(found?.data)
