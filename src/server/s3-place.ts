/** Where objects lie, and as whom to ask for them. */
export interface S3Place {
  /** Address of the bucket, which ends in a slash. */
  readonly bucket: string
  /** Stands before every name; empty, or ends in a slash. */
  readonly prefix: string
  readonly region: string
  readonly credentials: S3Credentials
}

export interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads `s3://bucket/prefix` and the variables that every AWS tool reads. With an endpoint of one's own the bucket stands
 * in the path, unless `AWS_S3_FORCE_PATH_STYLE=false`; without one in the host name. Throws a sentence where one is missing.
 */
export function s3Place(address: string, env: Environment): S3Place {
  const [, name = '', path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/.exec(address) ?? []
  if (name === '') throw new Error(`an S3 store is s3://bucket or s3://bucket/prefix; found ${address}`)
  const prefix = path.replace(/^\/+|\/+$/g, '')
  const region = env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1'
  return {
    bucket: bucketAddress(name, region, env),
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    credentials: credentialsOf(env),
  }
}

function bucketAddress(name: string, region: string, env: Environment): string {
  const own = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL
  if (own !== undefined && !URL.canParse(own)) throw new Error(`AWS_ENDPOINT_URL is an address; found ${own}`)
  const inPath = (env.AWS_S3_FORCE_PATH_STYLE ?? String(own !== undefined || name.includes('.'))) === 'true'
  const endpoint = new URL(own ?? `https://s3.${region}.amazonaws.com`)
  if (!inPath) endpoint.hostname = `${name}.${endpoint.hostname}`
  const base = endpoint.href.replace(/\/*$/, '/')
  return inPath ? `${base}${name}/` : base
}

function credentialsOf(env: Environment): S3Credentials {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = env
  if (!id || !secret)
    throw new Error('an S3 store needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment')
  return { accessKeyId: id, secretAccessKey: secret, ...(token ? { sessionToken: token } : {}) }
}
