import { join } from 'node:path'
import { projectRoot } from './local/project-root.ts'
import { writeSbom } from './supply-chain/write-sbom.ts'

const file = join('cdk.out', 'sbom.cdx.json')
const { components } = await writeSbom(join(projectRoot, file))
console.log(`${file}: ${components.length} packages are deployed`)
