import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { type ByteRange, checkKey, type Storage, StorageFailure } from './storage.ts'

export interface S3Options {
  bucket: string
  prefix: string
  region: string
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

/** Uses path-style URLs, because not every S3-compatible server supports other ones. */
export function s3Storage({ bucket, prefix, region, endpoint, ...credentials }: S3Options): Storage {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    credentials,
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
    // Many S3-compatible servers do not support the checksum trailers that the SDK sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const object = (key: string) => ({ Bucket: bucket, Key: prefix + checkKey(key) })

  return {
    async put(key, bytes, contentType, recorded) {
      await recorded
      const command = new PutObjectCommand({ ...object(key), Body: bytes, ContentType: contentType })
      await attempt('writing an object', client.send(command))
    },

    async get(key, range) {
      const command = new GetObjectCommand({ ...object(key), Range: range && header(range) })
      const { Body } = await attempt('reading an object', client.send(command))
      return Body as Readable
    },

    async size(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(object(key)))
        return ContentLength ?? 0
      } catch (error) {
        if (isMissing(error)) return null
        throw new StorageFailure('looking at an object', error)
      }
    },

    async delete(key) {
      await attempt('deleting an object', client.send(new DeleteObjectCommand(object(key))))
    },

    async ready() {
      await attempt(`the bucket ${bucket}`, client.send(new HeadBucketCommand({ Bucket: bucket })))
    },
  }
}

const header = ({ start, end }: ByteRange): string => `bytes=${start}-${end}`

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  return name === 'NoSuchKey' || $metadata?.httpStatusCode === 404
}

async function attempt<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new StorageFailure(what, error, { missing: isMissing(error) })
  }
}
