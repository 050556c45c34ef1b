import type { SignatureTexts } from '#messages/catalogue-text.ts'

export const aws: SignatureTexts = {
  'aws-sdk-timeout-read': {
    title: 'AWS SDK v1 timeoutReadCloser 的读取 goroutine',
    cause:
      '响应读取超时之后，读取 goroutine 要等到 body 关闭才结束。忽略错误又不 Close body 的调用方会把它连同连接一起泄漏。',
    remedy: '遇到超时错误时关闭 body；设置 http.Client.Timeout。',
    healthyWhen: '存在时间很短。',
  },
  'aws-s3-uploader': {
    title: 'S3 manager 上传，其 reader 永不结束',
    cause:
      '当数据源（io.Pipe 或 HTTP body）始终不给出 EOF 时，每次上传有五个 worker 在等待；协调者停在对用户 reader 的 `io.ReadAtLeast` 中。',
    remedy: '用错误关闭 pipe；使用带截止时间的 UploadWithContext。',
    healthyWhen: '每次上传的 goroutine 数等于并发数（5）。',
  },
}
