import { type ChoicePlace, rememberChoice } from '#retailers/rememberedChoice.ts';
import { useAssignedRetailers } from '#retailers/useRetailerChoice.ts';
import { useSession } from '#session/useSession.ts';

/** Returns the pharmacies of the user's group, and how cards use them. */
export function useGroup() {
  const { staff } = useSession();
  const { query, assigned } = useAssignedRetailers();
  const retailerIds = assigned.map(({ id }) => id);
  return {
    reading: query,
    group: { groupretailerid: staff.retailerid, retailerids: retailerIds },
    pharmacies: assigned,
    /** Preselects these pharmacies on the page that a card links to. */
    chooseAll: (place: ChoicePlace) => rememberChoice(staff, place, retailerIds),
  };
}
