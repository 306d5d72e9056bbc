import { type ComponentPropsWithRef, createElement } from 'react'

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>]

type SlimIconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & { size?: number | string }

/** Stands in for lucide's `createLucideIcon` in builds (vite/slim-icons.ts): same markup for what pages ask of an icon. */
export default function createSlimIcon({ node }: { node: readonly Shape[] }) {
  return ({ size = 24, ...rest }: SlimIconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    )
}
