import { fieldsOf } from '../text/json.ts'
import { type Check, plainText, wordOf } from './workflow-file.ts'

export const permissions: Check = ({ id, job, inputs, isForPulls }, { fields }) => {
  const place = [job, fields].find((each) => 'permissions' in each)
  // Another token has permissions of its own. If none are written, the repository's settings decide.
  if (place === undefined || 'github-token' in inputs) return undefined
  const comments = (isForPulls || 'pull-request' in inputs) && ['', 'true'].includes(plainText(inputs['comment']))
  const lacking = ['deployments', ...(comments ? ['pull-requests'] : [])].filter((scope) => {
    const level = fieldsOf(place['permissions'])?.[scope] ?? place['permissions']
    return !['write', 'write-all'].includes(plainText(level))
  })
  if (lacking.length === 0) return undefined
  return {
    text: `The permissions of job "${id}" lack ${lacking.map((scope) => `"${scope}: write"`).join(', ')}.`,
    lines: 'permissions:\n  contents: read\n  deployments: write\n  pull-requests: write',
  }
}

export const key: Check = ({ inputs }) => {
  const written = plainText(inputs['api-key'])
  if (written === '' || (wordOf(written) === undefined && !/\bvars\./u.test(written))) return undefined
  const text = 'The key does not come from a secret, so others can read it: make a new one.'
  return { text, lines: 'with:\n  api-key: ${{ secrets.HOSTING_API_KEY }}' }
}
