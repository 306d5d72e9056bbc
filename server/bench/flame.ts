import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

interface CallFrame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
}

/** A CPU profile as Node writes it; times are in microseconds. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: CallFrame
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

interface Frame {
  readonly name: string
  readonly origin: 'ours' | 'library' | 'node'
  time: number
  readonly below: Map<string, Frame>
}

const WIDTH = 1200
const ROW = 18
/** Pixels below which a frame is left out, and from which it has a name. */
const LEAST = 1.5
const NAMED = 30
const LETTER = 6.2
const IDLE = '(idle)'

/** A flame graph as SVG: each bar is a function, as wide as the processor time in it and below it. `seconds` takes the last ones of the profile alone. */
export function flameGraph(profile: CpuProfile, title: string, seconds = Number.POSITIVE_INFINITY): string {
  const root = treeOf(profile, seconds)
  const bars: string[] = []
  const depth = draw(root, { x: 0, y: 0, scale: WIDTH / root.time, total: root.time }, bars)
  const height = (depth + 2) * ROW
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="ui-monospace, monospace" font-size="10.5">
<title>${escaped(title)}</title>
<style>
  text { fill: #1b1b1b; } .ours { fill: #f2a65a; } .library { fill: #b9c4cf; } .node { fill: #dfe3e6; } rect { stroke: #fff; stroke-width: 0.5; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f3f3f3; } .ours { fill: #a8570f; } .library { fill: #4a5661; } .node { fill: #333a40; } rect { stroke: #111; }
  }
</style>
<text x="4" y="13" font-size="12">${escaped(title)} (${(root.time / 1e6).toFixed(1)} s of processor time; ours, libraries, Node)</text>
<g transform="translate(0 ${ROW})">
${bars.join('\n')}
</g>
</svg>
`
}

function treeOf(profile: CpuProfile, seconds: number): Frame {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  const total = profile.timeDeltas.reduce((sum, delta) => sum + delta, 0)
  const root: Frame = { name: 'all', origin: 'node', time: 0, below: new Map() }
  let at = 0
  profile.samples.forEach((sample, i) => {
    const delta = profile.timeDeltas[i] ?? 0
    at += delta
    const stack: number[] = []
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) stack.unshift(id)
    if (at <= total - seconds * 1e6 || nodes.get(sample)?.callFrame.functionName === IDLE) return
    root.time += delta
    const frames = stack.slice(1).map((id) => nodes.get(id)!.callFrame) // samples name nodes of the profile
    let frame = root
    for (const [name, url] of unfolded(frames)) {
      frame = entered(frame, name, url)
      frame.time += delta
    }
  })
  return root
}

/** Names and files of a stack's functions. One that runs inside itself counts at its outermost call, so that a tree of components stays flat. */
function unfolded(frames: readonly CallFrame[]): Map<string, string> {
  const path = new Map<string, string>()
  for (const { functionName, url, lineNumber } of frames) {
    const place = url.replace(/^.*\/(node_modules|server|domain|contract|storefront)\//, '$1/')
    const name = `${functionName || '(anonymous)'}${place ? ` ${place}:${lineNumber + 1}` : ''}`
    if (path.has(name))
      for (const inner of [...path.keys()].slice([...path.keys()].indexOf(name) + 1)) path.delete(inner)
    path.set(name, url)
  }
  return path
}

function entered({ below }: Frame, name: string, url: string): Frame {
  const found = below.get(name)
  if (found) return found
  const origin = url.includes('/node_modules/') ? 'library' : url.startsWith('file:') ? 'ours' : 'node'
  const made: Frame = { name, origin, time: 0, below: new Map() }
  below.set(name, made)
  return made
}

interface At {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly total: number
}

/** Adds the bars of what is below a frame, widest first; gives the depth of the deepest. */
function draw(frame: Frame, { x, y, scale, total }: At, bars: string[]): number {
  let left = x
  let deepest = y / ROW
  for (const one of [...frame.below.values()].sort((a, b) => b.time - a.time)) {
    const width = one.time * scale
    if (width < LEAST) break
    const share = ((100 * one.time) / total).toFixed(1)
    const label = width < NAMED ? '' : one.name.slice(0, Math.floor((width - 6) / LETTER))
    bars.push(
      `<g><title>${escaped(one.name)} ${share} %</title><rect class="${one.origin}" x="${left.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}"/>` +
        `${label ? `<text x="${(left + 3).toFixed(1)}" y="${y + 12}">${escaped(label)}</text>` : ''}</g>`,
    )
    deepest = Math.max(deepest, draw(one, { x: left, y: y + ROW, scale, total }, bars))
    left += width
  }
  return deepest
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const USAGE = 'node server/bench/flame.ts <file.cpuprofile> --title <text> [--last <seconds>]\n'

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { title: { type: 'string', default: 'Processor time' }, last: { type: 'string', default: 'Infinity' } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (file === undefined || Number.isNaN(Number(values.last))) {
    process.stderr.write(USAGE)
    process.exit(2)
  }
  const profile = JSON.parse(readFileSync(file, 'utf8')) as CpuProfile // written by Node
  process.stdout.write(flameGraph(profile, values.title, Number(values.last)))
}
