import { getMedicalAidInfo } from '@mortar/contract';
import { medicalAidInfo } from '../../catalogue/medicalAid.ts';
import { handle } from '../../http/handle.ts';
import { nothing, value } from '../../http/reply.ts';
import { rights } from '../../rules/access/rights.ts';

const answerInfo = handle(getMedicalAidInfo, rights.readOrdering, ({ catalogue, now }, { nappicode }) => {
  const info = medicalAidInfo(catalogue, nappicode.trim(), new Date(now).getUTCFullYear());
  return info && Object.values(info).some((scheme) => scheme !== null) ? value(info) : nothing;
});

export const medicalAidCalls = [answerInfo];
