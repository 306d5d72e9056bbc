import { type ComponentPropsWithRef, createElement, Fragment } from 'react'

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>]

type SlimIconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & { size?: number | string }

const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined

/**
 * Stands in for lucide's `createLucideIcon` in builds (vite/slim-icons.ts): same markup for what pages ask of an icon; styles round its lines. The
 * server has React write the lines of an icon once.
 */
export default function createSlimIcon({ node }: { node: readonly Shape[] }) {
  const lines = () => node.map(([element, attributes]) => createElement(element, attributes))
  const written = renderToString && { __html: renderToString(createElement(Fragment, null, ...lines())) }
  return ({ size = 24, ...rest }: SlimIconProps) => {
    const attributes = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      'aria-hidden': true,
      ...rest,
    }
    return written
      ? createElement('svg', { ...attributes, dangerouslySetInnerHTML: written })
      : createElement('svg', attributes, ...lines())
  }
}
