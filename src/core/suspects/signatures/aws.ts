import type { Family } from '#core/suspects/signature.ts'

export const aws: Family = {
  signatures: [
    {
      id: 'aws-sdk-timeout-read',
      per: 'request',
      title: 'AWS SDK v1 timeoutReadCloser read goroutine',
      modules: ['github.com/aws/aws-sdk-go'],
      match: {
        frames: ['github.com/aws/aws-sdk-go/aws/request.(*timeoutReadCloser).Read.func*'],
        blocking: false,
        states: ['IO wait'],
      },
      lines: [
        { file: 'aws/request/timeout_read_closer.go', line: 35, versions: 'v1.31.0', what: 'go statement' },
        {
          file: 'aws/request/timeout_read_closer.go',
          line: 33,
          versions: 'v1.31.0',
          what: 'buffered result (33, 38)',
        },
      ],
      createdBy: [
        {
          function: 'github.com/aws/aws-sdk-go/aws/request.(*timeoutReadCloser).Read',
          file: 'aws/request/timeout_read_closer.go',
          line: 35,
        },
      ],
      cause:
        'After a response-read timeout the reader goroutine lives until the body is closed. Callers that ignore the error and do not Close the body leak it with the connection.',
      affected: 'Users of the option WithResponseReadTimeout.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Close the body on timeout errors; set http.Client.Timeout.',
      healthyWhen: 'Short-lived.',
      evidence: ['https://github.com/aws/aws-sdk-go/blob/v1.31.0/aws/request/timeout_read_closer.go#L30'],
    },
    {
      id: 'aws-s3-uploader',
      per: 'request',
      title: 'S3 manager uploads whose reader never ends',
      modules: ['github.com/aws/aws-sdk-go'],
      match: {
        frames: ['github.com/aws/aws-sdk-go/service/s3/s3manager.(*multiuploader).readChunk'],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        { file: 'service/s3/s3manager/upload.go', line: 592, versions: 'v1.44.0', what: 'go statement' },
        {
          file: 'service/s3/s3manager/upload.go',
          line: 597,
          versions: 'v1.44.0',
          what: 'send to the workers (also 619)',
        },
        { file: 'service/s3/s3manager/upload.go', line: 624, versions: 'v1.44.0', what: '`wg.Wait`' },
      ],
      createdBy: [
        {
          function: 'github.com/aws/aws-sdk-go/service/s3/s3manager.(*multiuploader).upload',
          file: 'service/s3/s3manager/upload.go',
          line: 592,
        },
      ],
      cause:
        'Five workers per upload wait while the source (io.Pipe or HTTP body) never delivers EOF; the coordinator stands in `io.ReadAtLeast` on the user reader.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Close the pipe with an error; use UploadWithContext with a deadline.',
      healthyWhen: 'Concurrency (5) goroutines per upload.',
      companions: ['io-pipe-blocked'],
      evidence: ['https://github.com/aws/aws-sdk-go/blob/v1.44.0/service/s3/s3manager/upload.go#L592'],
    },
  ],
}
