import { recordOf } from './format.ts'
import type { Records } from './records.ts'

/** For a run without a token. The user has decided that nothing is recorded or owned. */
export const noRecords: Records = {
  prepare: () => ({ list: async () => [], liveSites: async () => [] }),
  list: async () => [],
  liveSites: async () => [],
  previews: async () => [],
  add: async (target, { link, names = [], again = false }) => ({
    ...recordOf(target),
    id: 0,
    createdAt: 0,
    link,
    names,
    run: '',
    job: '',
    again,
    protected: false,
    reserved: false,
  }),
  show: async () => true,
  forget: async () => {},
  mayAdd: async () => false,
}
