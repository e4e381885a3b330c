import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ObjectStoreSimulator, startObjectStore } from '@/tests/simulators/object-store'
import { signatureProblem } from '@/tests/simulators/signature-v4'
import { addressOf, type BucketCall, callBucket } from './bucket-call'

const LIMITS = { timeoutMs: 10_000, sendingMs: 10_000, pausesMs: [] }

/** Those of the documentation of S3, "Authenticating Requests: Using the Authorization Header". */
const DOCUMENTED = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const HOST = 'examplebucket.s3.amazonaws.com'
const TIME = '20130524T000000Z'
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

describe('signatures', () => {
  const documented = [
    ['/?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['/?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ] as const

  test.each(documented)('the library signs the documented request %s', async (target, signature) => {
    const signer = new AwsV4Signer({
      ...DOCUMENTED,
      url: `https://${HOST}${target}`,
      headers: { 'x-amz-content-sha256': EMPTY },
      service: 's3',
      datetime: TIME,
    })
    expect(await signer.signature()).toBe(signature)
  })

  test.each(documented)('the simulated store accepts the documented request %s', (target, signature) => {
    const names = 'host;x-amz-content-sha256;x-amz-date'
    const scope = `${DOCUMENTED.accessKeyId}/20130524/us-east-1/s3/aws4_request`
    const request = {
      method: 'GET',
      target,
      headers: {
        host: HOST,
        'x-amz-content-sha256': EMPTY,
        'x-amz-date': TIME,
        authorization: `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${names},Signature=${signature}`,
      },
      body: Buffer.alloc(0),
    }
    const now = Date.UTC(2013, 4, 24)
    expect(signatureProblem(request, DOCUMENTED, now)).toBeNull()
    expect(signatureProblem({ ...request, target: '/' }, DOCUMENTED, now)).toBe('SignatureDoesNotMatch')
    expect(signatureProblem({ ...request, body: Buffer.from('x') }, DOCUMENTED, now)).toBe(
      'XAmzContentSHA256Mismatch',
    )
    expect(signatureProblem(request, DOCUMENTED)).toBe('RequestTimeTooSkewed')
  })
})

describe('calls', () => {
  let store: ObjectStoreSimulator
  beforeAll(async () => {
    store = await startObjectStore()
  })
  afterAll(() => store.stop())
  const called = (call: BucketCall) => callBucket(store.bucket, call, LIMITS)

  test.each([
    'a key with spaces',
    'a+b',
    'a%2Bb%20c',
    'ภาพ/หอคอย.jpg',
    '图片/塔',
    "signs !'()*~=&?#;,@$",
    'media/00/00',
  ])('the key "%s" is written, read and listed as it is', async (key) => {
    const body = Buffer.from(`body of ${key}`)
    expect(await called({ method: 'PUT', key, body, contentType: 'text/plain' })).toMatchObject({
      status: 200,
    })
    expect(store.objects.get(key)).toEqual({ body, type: 'text/plain' })
    expect((await called({ method: 'GET', key })).body).toEqual(body)
    const { status, body: list } = await called({
      method: 'GET',
      key: '',
      query: { 'list-type': '2', prefix: key },
    })
    expect([status, list.toString().match(/<Key>/g)]).toEqual([200, ['<Key>']])
  })

  test('the bucket is in the path, below a path of the store', () => {
    const bucket = { ...store.bucket, endpoint: 'https://objects.example/s3/' }
    expect(addressOf(bucket, { method: 'GET', key: 'media/a+b' })).toBe(
      'https://objects.example/s3/shop-media/media/a%2Bb',
    )
    expect(addressOf(bucket, { method: 'GET', key: '', query: { prefix: 'a b/' } })).toBe(
      'https://objects.example/s3/shop-media?prefix=a%20b%2F',
    )
  })
})
