interface Policy {
  createScriptURL(url: string): string;
}

/** Trusted Types of Chromium and Safari, absent in TypeScript's own types. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const rules: Policy = {
  createScriptURL(url) {
    const { origin, href } = new URL(url, location.href);
    if (origin !== location.origin) throw new TypeError(`A script of ${origin} is not run.`);
    return href;
  },
};

let policy: Policy | undefined;

/** Creates the policy before other code can take its name: call it when the application starts. */
export function claimScriptUrls(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('mortar', rules) ?? rules;
  return policy;
}

/**
 * Returns the address of our own script for `new Worker` under Trusted Types (docs/deploying.md). The only policy:
 * `trusted-types mortar`.
 * @throws TypeError for an address of another origin
 */
export const scriptUrl = (url: string): string => claimScriptUrls().createScriptURL(url);
