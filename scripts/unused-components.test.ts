import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withUnusedLeftOut } from './unused-components.ts'

const read = (code: string) => withUnusedLeftOut(code, parseAst(code))

test('a call that makes a component or a context is marked as pure, and the name for tools is left out', () => {
  expect(
    read(`const Link = React$1.forwardRef(function Link() {});
Link.displayName = "Link";
export const Router = React.createContext(null), Row = memo(Plain);
Router.displayName = "Router";`),
  ).toBe(`const Link = /* @__PURE__ */ React$1.forwardRef(function Link() {});

export const Router = /* @__PURE__ */ React.createContext(null), Row = /* @__PURE__ */ memo(Plain);
`)
})

test('other statements stay as the library wrote them', () => {
  const code = `const root = createRoot(memo(Plain));
Link.title = "Link";
Link.displayName = nameOf(Link);
function name(Part) { Part.displayName = "Part"; return forwardRef(Part); }`
  expect(read(code)).toBe(code)
})
