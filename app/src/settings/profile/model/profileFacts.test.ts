import type { StaffMember } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { profileFacts } from './profileFacts.ts';

const MEMBER: StaffMember = {
  staffid: 2,
  retailerid: 1001,
  username: 'buyer@1001',
  title: 'Mr',
  name: 'Thabo',
  surname: 'Nkosi',
  initials: 'TN',
  emailaddress: 'buyer@kloofstreet.example',
  mobilenumber: '082 555 0102',
  idnumber: '',
  dob: '',
  gender: '',
  roleid: 2,
  issuperuser: false,
  image: '',
  hasImage: false,
  initiallogin: false,
};
const KNOWN = { staffname: 'Thabo Nkosi', rolename: 'Ordering', retailername: 'Kloof Street Pharmacy' };

describe('My Profile', () => {
  it('has ten facts, in the product’s order', () => {
    expect(profileFacts({ ...MEMBER, dob: '1984-05-17T00:00:00', idnumber: ' 1 ' }, KNOWN).map(Object.values)).toEqual([
      ['Title', 'Mr'],
      ['Staff Name', 'Thabo Nkosi'],
      ['User Name', 'buyer@1001'],
      ['Role', 'Ordering'],
      ['Retailer Name', 'Kloof Street Pharmacy'],
      ['E-mail Address', 'buyer@kloofstreet.example'],
      ['Mobile Number', '082 555 0102'],
      ['ID Number', '1'],
      ['Date of Birth', '1984/05/17'],
      ['Initials', 'TN'],
    ]);
  });

  it.each(['', '   '])('is empty for unknown values: %j', (idnumber) => {
    expect(profileFacts({ ...MEMBER, idnumber }, KNOWN).find(({ label }) => label === 'ID Number')?.value).toBe('');
  });
});
