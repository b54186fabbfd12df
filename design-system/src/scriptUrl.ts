interface Policy {
  createScriptURL(url: string): string;
}

/** What Chromium and Safari offer; TypeScript's own types do not have it yet. */
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

/** Has the policy before anybody else on the page can take its name: call it as the application begins. */
export function claimScriptUrls(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('mortar', rules) ?? rules;
  return policy;
}

/**
 * The address of a script of our own, as `new Worker` takes it where Trusted Types are enforced (docs/deploying.md).
 * The only policy there is: `trusted-types mortar`.
 * @throws TypeError for an address of another origin
 */
export const scriptUrl = (url: string): string => claimScriptUrls().createScriptURL(url);
