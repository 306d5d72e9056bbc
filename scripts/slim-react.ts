import type { Plugin } from 'vite'
import { withBodies } from './slim-router.ts'

/**
 * Functions of react-dom for `<ViewTransition>` and for refs of fragments. In a tree without them they walk and find nothing, so that
 * nothing is what they may do in a build whose pages have none.
 */
export const FINDING_NOTHING: readonly string[] = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'createMeasurement',
  'deleteChildFromFragmentInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'reportViewTransitionError',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
]

/** Functions that react-dom calls for a `<SuspenseList>` alone, or on the object that a ref of a fragment gets: they throw. */
export const UNREACHED: readonly string[] = [
  'collectClientRects',
  'cutOffTailIfNeeded',
  'findFragmentInstanceOrTextInstanceSiblings',
  'initSuspenseListRenderState',
  'schedulePendingIntersectionUnobserve',
  'scrollTextNodeIntoView',
  'updateSuspenseListComponent',
  'validateDocumentPositionWithFiberTree',
]

/** Leaves out of browsers' files what react-dom does for elements that no page has: 4 kB of every first load. */
export function slimReact(): Plugin {
  return {
    name: 'fairground:slim-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || !/\/react-dom-client\.production\.js/.test(id)) return undefined
      const slim = withBodies(code, this.parse(code), FINDING_NOTHING, () => '{}')
      const unreached = (line: number) => `{throw Error("react-dom:${line}")}`
      return { code: withBodies(slim, this.parse(slim), UNREACHED, unreached), map: null }
    },
  }
}
