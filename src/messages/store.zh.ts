import type { StoreFailure, StoreFailureCode } from '#core/share/store-failure.ts'
import type { FailureText } from './failures.en.ts'
import { formatNumber } from './format.ts'
import type { StoreMessages } from './store.en.ts'

type Describe = (name: string, at: string, facts: StoreFailure['facts']) => FailureText

const askAgain = '请让发送链接的人重新分享。'
const otherWays = '自带数据的链接、HTML 文件与 Markdown 都不需要服务器。'

const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('zh-CN', { day: 'numeric', month: 'short', year: 'numeric' })

export const storeFailuresZh: Readonly<Record<StoreFailureCode, Describe>> = {
  'stored-gone': () => ({
    title: '此比较已不存在',
    text: '它已从服务器上删除，或从未存在过。',
    remedy: askAgain,
  }),
  'stored-expired': (_, __, f) => ({
    title: '此比较已过期',
    text: `它保存到 ${day(Number(f.expiry))}。`,
    remedy: askAgain,
  }),
  'stored-address': () => ({
    title: '此链接不完整',
    text: '其中的名称或密钥有缺失，因此没有读取任何内容。',
    remedy: '请从第一个字符到最后一个字符重新完整复制。',
  }),
  'stored-key': () => ({
    title: '此链接中的密钥不匹配',
    text: '服务器上的数据完整，但句点之后的密钥不是它的密钥。',
    remedy: '请重新完整复制链接。没有密钥，任何人都无法打开此比较。',
  }),
  'stored-damaged': () => ({
    title: '此比较已损坏',
    text: '服务器上的数据与存入时不同，因此不显示任何内容。',
    remedy: askAgain,
  }),
  'store-absent': (_, __, f) => ABSENT[String(f.from)] ?? absent('此页面的服务器不提供存储'),
  'store-down': (_, __, f) => ({
    title: '存储服务没有响应',
    text: f.status === undefined ? '无法连接服务器。' : `服务器返回了 ${f.status}。`,
    remedy: `请稍后再试。${otherWays}`,
  }),
  'store-busy': (_, __, f) => ({
    title: '请求过于频繁',
    text: '短时间内来自您地址的请求过多。',
    remedy: `请在 ${formatNumber(Number(f.seconds) || 60)} 秒后再试。`,
  }),
  'store-too-large': () => ({
    title: '此比较超出了存储上限',
    text: '服务器拒绝了它。',
    remedy: '请选择调用栈较少的级别，或保存为 HTML 文件。',
  }),
}

function absent(title: string): FailureText {
  return {
    title,
    text: '它只提供静态文件，无法保存任何内容。',
    remedy: `${otherWays}stackdrift serve 带有存储。`,
  }
}

const ABSENT: Readonly<Record<string, FailureText>> = {
  file: { title: '此页面是一个文件', text: '没有服务器，也就无处存储。', remedy: otherWays },
  http: {
    title: '此页面未使用 https',
    text: '浏览器只在 https 页面或本机页面上提供加密。',
    remedy: otherWays,
  },
}

export const storeZh: StoreMessages = {
  hindered: ({ title, text, remedy }) => `${title}。${text}${remedy}`,
  title: '短链接',
  asking: '正在询问服务器是否提供存储…',
  text: size => `在此标签页内加密后，将 ${size} 存到此页面的服务器。密钥只在链接中，服务器无法读取内容。`,
  tooLarge: (size, most) => `${size}；服务器最多接受 ${most}。请选择调用栈较少的级别。`,
  keep: '保存',
  days: count => `${formatNumber(count)} 天`,
  hours: count => `${formatNumber(count)} 小时`,
  store: '加密存储',
  storing: '正在存储…',
  stored: '已存储',
  until: seconds => `保存到 ${day(seconds)}`,
  link: '短链接',
  copy: '复制短链接',
  copyShort: '复制',
  delete: '删除',
  deleteOf: date => `删除此比较（${date}）`,
  deleted: '已从服务器删除',
  remember: '在此记住令牌，以便日后删除',
  earlier: '此前由此浏览器存储，密钥未保留',
  elsewhere: '从终端删除',
  footer: '仅加密存储，其余不上传',
}
