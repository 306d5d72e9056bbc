import { type ComponentPropsWithRef, createElement } from 'react'

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>]

type SlimIconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & { size?: number | string }

/** Stands in for lucide's `createLucideIcon` in builds (vite/slim-icons.ts): same markup for what pages ask of an icon; styles round its lines. */
export default function createSlimIcon({ node }: { node: readonly Shape[] }) {
  return ({ size = 24, ...rest }: SlimIconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        'aria-hidden': true,
        ...rest,
      },
      ...node.map(([element, attributes]) => createElement(element, attributes)),
    )
}
