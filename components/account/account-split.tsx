import { ShopImage } from '@/components/ui/media/image'
import './account-split.css'

interface AccountSplitProps {
  /** Text in the sky of the image. */
  caption: string
  children: React.ReactNode
}

/** A form on the left and a poster on the right; on a phone the poster is a strip above. */
export function AccountSplit({ caption, children }: AccountSplitProps) {
  return (
    <div className="account-split">
      <div className="account-poster veil">
        <ShopImage
          path="site/sign-in"
          alt=""
          sizes="(max-width: 767px) 100vw, 52vw"
          ratio={0.82}
          priority
          className="absolute inset-0 size-full object-cover"
        />
        <p className="font-display text-balance leading-head font-extrabold tracking-head text-white">
          {caption}
        </p>
      </div>
      <div className="account-form">{children}</div>
    </div>
  )
}
