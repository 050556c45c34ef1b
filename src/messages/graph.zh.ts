import { formatNumber as n } from './format.ts'
import type { GraphMessages } from './graph.en.ts'

export const graphZh: GraphMessages = {
  name: '调用图',
  nodes: '节点',
  shown: (shown, all) => (shown === all ? n(all) : `${n(shown)} / ${n(all)}`),
  runtime: '运行时栈帧',
  runtimeTitle: '包含 goroutine 等待时所在的运行时函数，与 go tool pprof 所绘一致',
  zoomIn: '放大',
  zoomOut: '缩小',
  whole: '显示全部',
  save: '保存',
  saveAs: { svg: '图片 (SVG)', png: '图片 (PNG)', dot: 'Graphviz (DOT)' },
  working: '正在布局',
  nothing: '没有可绘制的调用：每个调用栈为空或只有一个函数。',
  self: amount => `自身 ${amount}`,
  box: '文字大小：函数自身（flat）',
  edge: '线宽：经过的数量',
  residual: '中间有未显示的函数',
  suspect: '嫌疑',
  calls: count => `调用 ${n(count)} 个`,
  calledBy: count => `被 ${n(count)} 个调用`,
  list: '调用图中的函数',
  callsTo: '调用',
  hint: '上下方向键沿调用移动，左右方向键到旁边的方框，Enter 居中，加号、减号与 0 缩放',
}
