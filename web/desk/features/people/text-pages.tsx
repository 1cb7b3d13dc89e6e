import { ListedPage } from './listed-page.tsx'
import { advisers, announcements, campaigns, links, redPackets } from './lists.ts'

export const AnnouncementsPage = () => <ListedPage listed={announcements} />
export const RedPacketsPage = () => <ListedPage listed={redPackets} />
export const CampaignsPage = () => <ListedPage listed={campaigns} />
export const AdvisersPage = () => <ListedPage listed={advisers} />
export const LinksPage = () => <ListedPage listed={links} />
