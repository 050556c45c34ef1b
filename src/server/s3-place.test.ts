import { describe, expect, it } from 'vitest'
import { s3Place } from './s3-place.ts'

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }

describe('where objects lie', () => {
  it.each([
    [{ AWS_REGION: 'eu-central-1' }, 'https://b1.s3.eu-central-1.amazonaws.com/'],
    [{ AWS_DEFAULT_REGION: 'eu-west-1' }, 'https://b1.s3.eu-west-1.amazonaws.com/'],
    [{ AWS_S3_FORCE_PATH_STYLE: 'true' }, 'https://s3.us-east-1.amazonaws.com/b1/'],
    [{ AWS_ENDPOINT_URL: 'http://minio:9000' }, 'http://minio:9000/b1/'],
    [{ AWS_ENDPOINT_URL: 'http://minio:9000/s3/' }, 'http://minio:9000/s3/b1/'],
    [{ AWS_ENDPOINT_URL: 'http://a', AWS_ENDPOINT_URL_S3: 'http://b' }, 'http://b/b1/'],
    [
      { AWS_ENDPOINT_URL: 'https://fra1.example.com', AWS_S3_FORCE_PATH_STYLE: 'false' },
      'https://b1.fra1.example.com/',
    ],
  ])('%j', (env, bucket) => {
    expect(s3Place('s3://b1', { ...KEYS, ...env }).bucket).toBe(bucket)
  })

  it('keeps a bucket with a dot out of the host name, where no certificate fits it', () => {
    expect(s3Place('s3://my.bucket', KEYS).bucket).toBe('https://s3.us-east-1.amazonaws.com/my.bucket/')
  })

  it('ends a prefix in one slash', () => {
    const prefixes = ['s3://b1', 's3://b1/', 's3://b1/a', 's3://b1/a/', 's3://b1//a/b//']
    expect(prefixes.map(address => s3Place(address, KEYS).prefix)).toEqual(['', '', 'a/', 'a/', 'a/b/'])
  })
})

it('reads temporary credentials', () => {
  expect(s3Place('s3://b1', { ...KEYS, AWS_SESSION_TOKEN: 'token' }).credentials).toEqual({
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    sessionToken: 'token',
  })
})

it.each([
  ['s3://', KEYS, 's3://bucket'],
  ['s3://Upper', KEYS, 's3://bucket'],
  ['s3://b1/a?b', KEYS, 's3://bucket'],
  ['s3://b1', {}, 'AWS_ACCESS_KEY_ID'],
  ['s3://b1', { ...KEYS, AWS_ENDPOINT_URL: 'minio' }, 'AWS_ENDPOINT_URL'],
])('%s with %j is refused in words', (address, env, message) => {
  expect(() => s3Place(address, env)).toThrow(message)
})
