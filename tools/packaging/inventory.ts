import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';

/** A package that is included in the build. */
export interface Shipped {
  name: string;
  version: string;
  /** As declared by the package: usually an SPDX expression. */
  license: string;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
}

/**
 * Returns the package of a file in `node_modules`.
 * @throws for a file outside any package
 */
function getPackage(file: string): Shipped {
  for (let folder = dirname(file); !folder.endsWith('/node_modules') && folder !== '/'; folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    // A nested `package.json` may hold only the module type.
    const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    const { name, version, license = '' } = manifest;
    if (name && version)
      return { name, version, license: typeof license === 'string' ? license : (license.type ?? '') };
  }
  throw new Error(`${file} belongs to no package.`);
}

/**
 * Returns the packages of files, each once, by name and version.
 * @param files their paths
 */
export function getPackages(files: readonly string[]): Shipped[] {
  const found = new Map(files.map(getPackage).map((one) => [`${one.name}@${one.version}`, one]));
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, shipped]) => shipped);
}

const getPurl = ({ name, version }: Shipped) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Returns a bill of materials in CycloneDX 1.6 JSON. Equal packages give equal bytes. */
export function billOfMaterials(packages: readonly Shipped[], version: string): string {
  const licenses = new Contrib.License.Factories.LicenseFactory((text) => {
    if (!/^\(.+ (OR|AND|WITH) .+\)$/.test(text)) throw new Error('no expression');
  });
  const application = new Models.Component(Enums.ComponentType.Application, 'mortar', { version, bomRef: 'mortar' });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: application }) });
  for (const shipped of packages) {
    const purl = getPurl(shipped);
    const component = new Models.Component(Enums.ComponentType.Library, shipped.name, {
      version: shipped.version,
      purl,
      bomRef: purl,
    });
    if (shipped.license) component.licenses.add(licenses.makeFromString(shipped.license));
    bom.components.add(component);
    application.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}
