import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { AdvancedRegrets, type AdvancedRegretsProps } from './AdvancedRegrets.tsx';

// Loaded for groups only, which few pharmacies belong to.
const GroupRegrets = lazyPart(() => import('./GroupRegrets.tsx'), 'GroupRegrets');

/** 'Advanced Regrets' in the deployment's variant (001 §2, ruling 32). */
export function AdvancedRegretsPopup(props: Omit<AdvancedRegretsProps, 'older'>) {
  const { grouporderingenabled } = useSession().staff;
  const { olderRegrets: older } = useServices().config.features;
  if (!grouporderingenabled) return <AdvancedRegrets older={older} {...props} />;
  return (
    <PartBoundary onFail={props.onClose}>
      <GroupRegrets older={older} {...props} />
    </PartBoundary>
  );
}
