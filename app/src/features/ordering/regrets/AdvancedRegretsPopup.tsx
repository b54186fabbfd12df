import { lazy, Suspense } from 'react';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { AdvancedRegrets, type AdvancedRegretsProps } from './AdvancedRegrets.tsx';

// Few pharmacies belong to a group: the others never fetch its part.
const GroupRegrets = lazy(() => import('./GroupRegrets.tsx').then((module) => ({ default: module.GroupRegrets })));

/** 'Advanced Regrets', in the variant that the deployment has (001 §2, ruling 29). */
export function AdvancedRegretsPopup(props: Omit<AdvancedRegretsProps, 'older'>) {
  const { grouporderingenabled } = useSession().staff;
  const { olderRegrets: older } = useServices().config.features;
  if (!grouporderingenabled) return <AdvancedRegrets older={older} {...props} />;
  return (
    <Suspense fallback={null}>
      <GroupRegrets older={older} {...props} />
    </Suspense>
  );
}
